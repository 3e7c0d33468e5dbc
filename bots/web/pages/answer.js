// Draws an answer from its JSON. Every text is set as text: nothing an answer says can become markup.

const OUTCOMES = { answered: "Answered", partial: "Partly verified", refused: "Not answered", unclear: "Which one?", failed: "Failed" };
const FEW_ROWS = 6; // more are folded away
const SVG = "http://www.w3.org/2000/svg";

export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key === "class") made.className = value;
    else if (key in made) made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

export function drawAnswer(answer, template) {
  const sources = drawSources(answer.sources, template);
  return element(
    "div",
    {},
    drawStatus(answer),
    ...answer.notes.map((note) => element("p", { class: "note" }, note)),
    drawText(answer.answer, (number) => show(sources, number)),
    drawTable(answer.table),
    sources,
    drawReceipt(answer),
  );
}

function drawStatus(answer) {
  const sure = Math.round(answer.confidence * 100);
  return element(
    "div",
    { class: "status" },
    element("span", { class: `mark ${answer.outcome}` }, OUTCOMES[answer.outcome] ?? answer.outcome),
    answer.choices ? null : element("span", {}, `${sure} % confident`),
    answer.cached ? element("span", {}, "remembered") : null,
    element("span", {}, answer.mode.replace("_", " ")),
  );
}

// Paragraphs, lists, tables, bold, code and citations: what answers are written with.
function drawText(text, onCite) {
  const box = element("div", {});
  const lines = text.split("\n");
  let list = null;
  while (lines.length) {
    const written = takeTable(lines);
    if (written) {
      box.append(drawWritten(written, onCite));
      list = null;
      continue;
    }
    const line = lines.shift();
    const item = line.match(/^\s*([-*•]|\d+[.)])\s+(.*)/);
    if (!item) list = null;
    if (!line.trim()) continue;
    if (item) {
      const kind = /\d/.test(item[1]) ? "ol" : "ul";
      if (!list || list.localName !== kind) box.append((list = element(kind)));
      list.append(element("li", {}, ...drawLine(item[2], onCite)));
    } else {
      box.append(element("p", {}, ...drawLine(line.replace(/^#+\s+/, ""), onCite)));
    }
  }
  return box;
}

// A table in Markdown: a row, a line of dashes, and the rows that follow; the lines are taken off.
function takeTable(lines) {
  if (lines.length < 2 || !lines[0].includes("|") || !/^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(lines[1]) || !lines[1].includes("|")) return null;
  const end = lines.findIndex((line, at) => at > 1 && !line.includes("|"));
  const [head, , ...rows] = lines.splice(0, end < 0 ? lines.length : end).map(cells);
  return { head, rows };
}

function cells(line) {
  const inner = line.trim().replace(/^\|/, "").replace(/(?<!\\)\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function drawWritten({ head, rows }, onCite) {
  const row = (name) => (texts) => element("tr", {}, ...head.map((_, at) => element(name, {}, ...drawLine(texts[at] ?? "", onCite))));
  return element("div", { class: "figures" }, element("table", {}, element("thead", {}, row("th")(head)), element("tbody", {}, ...rows.map(row("td")))));
}

function drawLine(line, onCite) {
  return line.split(/(\*\*[^*]+\*\*|`[^`]+`|\[\d+(?:\s*[,;]\s*\d+)*\])/).flatMap((part) => {
    if (/^\[\d[\d,;\s]*\]$/.test(part)) return part.match(/\d+/g).map((number) => drawCitation(number, onCite));
    if (/^\*\*.+\*\*$/.test(part)) return [element("strong", {}, part.slice(2, -2))];
    if (/^`.+`$/.test(part)) return [element("code", {}, part.slice(1, -1))];
    return [part];
  });
}

function drawCitation(number, onCite) {
  return element("button", { class: "cite", type: "button", title: `Source ${number}`, onclick: () => onCite(number) }, number);
}

function drawSources(sources, template) {
  if (!sources.length) return null;
  const title = sources.length === 1 ? "1 source" : `${sources.length} sources`;
  return element("details", { open: sources.length <= 3 }, element("summary", {}, title), ...sources.map((source) => drawSource(source, template)));
}

function drawSource(source, template) {
  const meta = source.metadata;
  const lines = meta.line_start && !meta.page ? `lines ${meta.line_start}–${meta.line_end ?? meta.line_start}` : "";
  const where = [
    meta.title && meta.title !== meta.source_file ? meta.source_file : "",
    meta.page ? `page ${meta.page}` : "",
    meta.section && meta.section !== meta.title ? meta.section : "",
    lines,
    meta.modified_at ? `modified ${meta.modified_at.slice(0, 10)}` : "",
  ].filter(Boolean);
  const url = address(meta, template);
  return element(
    "details",
    { class: "source", "data-number": source.number },
    element("summary", {}, element("strong", {}, `${source.number} `), meta.title || meta.source_file, element("span", { class: "soft small" }, where.length ? ` · ${where.join(" · ")}` : "")),
    element("div", { class: "quote" }, source.content),
    url ? element("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, "Open the document") : null,
  );
}

function address(meta, template) {
  const values = {
    path: encodeURI(meta.source_file ?? ""), page: meta.page ?? 1, section: encodeURIComponent(meta.section ?? ""),
    title: encodeURIComponent(meta.title ?? ""), collection: encodeURIComponent(meta.collection ?? ""),
    line: meta.line_start ?? 1, chunk_id: encodeURIComponent(meta.chunk_id ?? ""),
  };
  const own = ["facts", "web_search"].includes(meta.file_type) ? "" : meta.page ? template : template.replace("#page={page}", "");
  const found = meta.url || own.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  // A name or password in front of the host, or a masked secret, makes it no address to open.
  return /^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/.test(found) && !found.includes("***") ? found : null;
}

function show(sources, number) {
  const source = sources?.querySelector(`[data-number="${number}"]`);
  if (!source) return;
  sources.querySelectorAll(".shown").forEach((other) => other.classList.remove("shown"));
  sources.open = source.open = true;
  source.classList.add("shown");
  source.scrollIntoView({ block: "nearest", behavior: "smooth" });
}

function drawTable(table) {
  if (!table) return null;
  const last = table.rows.map((row) => row[row.length - 1]);
  const numeric = table.columns.map((_, at) => table.rows.every((row) => row[at] === null || typeof row[at] === "number"));
  const cell = (name) => (value, at) => element(name, { class: numeric[at] ? "number" : "" }, said(value));
  const drawn = element(
    "table",
    {},
    element("thead", {}, element("tr", {}, ...table.columns.map(cell("th")))),
    element("tbody", {}, ...table.rows.map((row) => element("tr", {}, ...row.map(cell("td"))))),
  );
  return element(
    "div",
    { class: "figures" },
    element("strong", {}, table.title),
    element("span", { class: "soft small" }, table.unit ? ` ${table.unit}` : ""),
    drawSparkline(last),
    table.rows.length > FEW_ROWS ? element("details", {}, element("summary", {}, `${table.rows.length} rows`), drawn) : drawn,
  );
}

function said(value) {
  if (value === null) return "";
  // Years stay as they are: 2024, not 2,024.
  return typeof value === "number" && Math.abs(value) >= 10000 ? value.toLocaleString("en") : String(value);
}

function drawSparkline(values) {
  const figures = values.filter((value) => typeof value === "number");
  if (figures.length < 4 || figures.length !== values.length) return null;
  const low = Math.min(...figures);
  const span = Math.max(...figures) - low || 1;
  const points = figures.map((value, at) => `${(at / (figures.length - 1)) * 196 + 2},${38 - ((value - low) / span) * 36}`);
  const svg = document.createElementNS(SVG, "svg");
  const line = document.createElementNS(SVG, "polyline");
  const drawn = { viewBox: "0 0 200 40", class: "spark", preserveAspectRatio: "none", "aria-hidden": "true" };
  const looks = { points: points.join(" "), fill: "none", stroke: "currentColor", "stroke-width": "2", "vector-effect": "non-scaling-stroke" };
  Object.entries(drawn).forEach(([name, value]) => svg.setAttribute(name, value));
  Object.entries(looks).forEach(([name, value]) => line.setAttribute(name, value));
  svg.append(line);
  return svg;
}

function drawReceipt(answer) {
  const total = answer.timings_ms.total;
  const usage = answer.usage;
  const spent = [
    total === undefined ? "" : total >= 1000 ? `${(total / 1000).toFixed(1)} s` : `${Math.round(total)} ms`,
    answer.model,
    usage.calls ? `${usage.calls} model calls, ${usage.total_tokens} tokens` : "",
    usage.cost_usd === null ? "" : `$${usage.cost_usd.toFixed(4)}`,
    ...(usage.by_model.length > 1 ? usage.by_model.map((part) => `${part.model} ${part.prompt_tokens + part.completion_tokens} tokens`) : []),
    `answer ${answer.answer_id}`,
  ].filter(Boolean);
  const graded = answer.crag_details?.evaluation;
  const reflected = answer.reflection_details?.reflection;
  return element(
    "details",
    { class: "receipt" },
    element("summary", {}, "How this answer came about"),
    ...answer.attempts.map(drawAttempt),
    graded ? element("p", { class: "attempt" }, `Evidence ${graded.relevance_label} (${graded.relevance_score.toFixed(2)}). ${graded.reasoning}`) : null,
    reflected ? element("p", { class: "attempt" }, `Reflection ${reflected.reflection_score.toFixed(2)}. ${reflected.reasoning}`) : null,
    element("p", { class: "soft small" }, spent.join(" · ")),
  );
}

function drawAttempt(attempt) {
  const verdicts = attempt.checks.map((verdict) => {
    const mark = { pass: "✓", fail: "✗", skip: "–" }[verdict.status] ?? "";
    return element("li", {}, `${mark} ${verdict.check}${verdict.detail ? `: ${verdict.detail}` : ""}`);
  });
  const head = `Attempt ${attempt.number}: ${attempt.novelty || "draft"}, ${attempt.accepted ? "accepted" : "not accepted"}`;
  return element("div", { class: "attempt" }, element("strong", {}, head), verdicts.length ? element("ul", {}, ...verdicts) : null);
}
