// Requests to the server, and the steps that it streams.

const words = JSON.parse(document.getElementById("content").dataset.words);

export async function request(method, path, asked, headers = {}, signal = undefined) {
  const sent = asked === undefined ? undefined : JSON.stringify(asked);
  let response;
  try {
    response = await fetch(path, { method, body: sent, signal, headers: { "Content-Type": "application/json", ...headers } });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw { message: words.away, away: true };
  }
  if (response.ok) return response;
  const said = await response.json().catch(() => null);
  const error = said?.error ?? { message: words.away };
  if (response.status !== 401) throw error;
  throw { message: words.expired, login: true };
}

// The question stays when the page goes: `begun` is told where to ask for its answer.
export async function read(asked, signal, heard, begun) {
  const headers = { Accept: "text/event-stream", "Errata-Stays": "true" };
  const response = await request("POST", "/api/ask", asked, headers, signal);
  begun(...["Errata-Question", "Errata-Conversation", "Errata-Corrects"].map((name) => response.headers.get(name)));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read().catch((error) => {
      if (error.name === "AbortError") throw error;
      throw { message: words.broke_off, away: true };
    });
    if (done) return;
    rest += value;
    const events = rest.split("\n\n");
    rest = events.pop();
    events.forEach((event) => hear(event, heard));
  }
}

export function hear(event, heard) {
  const lines = event.split("\n");
  const name = lines.find((line) => line.startsWith("event:"))?.slice(6).trim();
  const data = lines.filter((line) => line.startsWith("data:")).map((line) => line.slice(5).trimStart());
  if (name) heard(name, JSON.parse(data.join("\n")));
}
