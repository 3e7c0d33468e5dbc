-- An index file of version 1, as that version made it. Never changed: newer versions must read it.

CREATE TABLE meta (key TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;

CREATE TABLE collection (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE);
CREATE TABLE embedder (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE);

CREATE TABLE document (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    collection INTEGER NOT NULL REFERENCES collection(id),
    path TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    stat_key TEXT NOT NULL,
    chunks INTEGER NOT NULL,
    file_type TEXT NOT NULL,
    title TEXT,
    root TEXT NOT NULL,
    url TEXT,
    created_at TEXT NOT NULL,
    modified_at TEXT,
    processed_at TEXT NOT NULL,
    imports TEXT NOT NULL,
    UNIQUE (collection, path)
);

CREATE TABLE chunk (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    chunk_id TEXT NOT NULL UNIQUE,
    document INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    collection INTEGER NOT NULL,
    position INTEGER NOT NULL,
    unspaced INTEGER NOT NULL,
    text_hash TEXT NOT NULL,
    token_count INTEGER NOT NULL,
    method TEXT NOT NULL,
    page INTEGER,
    section TEXT,
    keywords TEXT NOT NULL,
    line_start INTEGER,
    line_end INTEGER,
    text TEXT NOT NULL,
    search_text TEXT NOT NULL
);
CREATE INDEX chunk_document ON chunk (document, position);
CREATE INDEX chunk_text_hash ON chunk (text_hash);

-- Vectors lie apart from the text, so that reading them all reads nothing else.
CREATE TABLE vector (
    chunk INTEGER PRIMARY KEY REFERENCES chunk(id) ON DELETE CASCADE,
    collection INTEGER NOT NULL,
    embedder INTEGER NOT NULL REFERENCES embedder(id),
    embedding BLOB NOT NULL
);

-- Every chunk whose vector came or went, in order; readers catch up from it.
CREATE TABLE change (seq INTEGER PRIMARY KEY AUTOINCREMENT, chunk INTEGER NOT NULL);
CREATE TRIGGER vector_came AFTER INSERT ON vector BEGIN INSERT INTO change (chunk) VALUES (new.chunk); END;
CREATE TRIGGER vector_changed AFTER UPDATE ON vector BEGIN INSERT INTO change (chunk) VALUES (new.chunk); END;
CREATE TRIGGER vector_went AFTER DELETE ON vector BEGIN INSERT INTO change (chunk) VALUES (old.chunk); END;

CREATE TRIGGER document_came AFTER INSERT ON document
BEGIN UPDATE meta SET value = value + 1 WHERE key = 'version'; END;
CREATE TRIGGER document_went AFTER DELETE ON document
BEGIN UPDATE meta SET value = value + 1 WHERE key = 'version'; END;

-- The collection is a word of the keyword index too: a filter is then one more posting list, not a join.
CREATE VIEW keyword_source AS SELECT id, 'c' || collection AS scope, search_text AS words FROM chunk;
CREATE VIRTUAL TABLE keyword USING fts5(
    scope, words, content='keyword_source', content_rowid='id', tokenize='porter unicode61 remove_diacritics 2'
);
CREATE TRIGGER keyword_came AFTER INSERT ON chunk
BEGIN INSERT INTO keyword (rowid, scope, words) VALUES (new.id, 'c' || new.collection, new.search_text); END;
CREATE TRIGGER keyword_went AFTER DELETE ON chunk BEGIN
    INSERT INTO keyword (keyword, rowid, scope, words)
    VALUES ('delete', old.id, 'c' || old.collection, old.search_text);
END;

-- Scripts written without spaces. The two blanks at the end let the last two characters begin a trigram as well.
CREATE VIEW trigram_source AS
    SELECT id, 'c' || collection || ' ' AS scope, search_text || '  ' AS words FROM chunk WHERE unspaced;
CREATE VIRTUAL TABLE trigram USING fts5(
    scope, words, content='trigram_source', content_rowid='id', tokenize='trigram'
);
CREATE VIRTUAL TABLE trigram_terms USING fts5vocab('trigram', 'row');
CREATE TRIGGER trigram_came AFTER INSERT ON chunk WHEN new.unspaced BEGIN
    INSERT INTO trigram (rowid, scope, words)
    VALUES (new.id, 'c' || new.collection || ' ', new.search_text || '  ');
END;
CREATE TRIGGER trigram_went AFTER DELETE ON chunk WHEN old.unspaced BEGIN
    INSERT INTO trigram (trigram, rowid, scope, words)
    VALUES ('delete', old.id, 'c' || old.collection || ' ', old.search_text || '  ');
END;

INSERT INTO meta VALUES ('name', 'f00dfeed'), ('version', 0);
INSERT INTO collection (id, name) VALUES (1, 'default'), (2, 'hr');
INSERT INTO embedder (id, name) VALUES (1, 'test/embedder');
INSERT INTO document VALUES (1, 2, 'handbook.md', 'hash-1', '1700000000000000000:42|1/test/embedder', 2, 'md', 'Handbook',
    '/docs', NULL, '2026-01-02T00:00:00+00:00', '2026-01-01T00:00:00+00:00', '2026-01-02T00:00:00+00:00', '[]');
INSERT INTO document VALUES (2, 1, 'zh.md', 'hash-2', '1700000000000000000:43|1/test/embedder', 1, 'md', NULL,
    '/docs', NULL, '2026-01-02T00:00:00+00:00', NULL, '2026-01-02T00:00:00+00:00', '[]');
INSERT INTO chunk VALUES (1, 'c1', 1, 2, 0, 0, 'text-1', 12, 'structure', NULL, 'Leave', '["leave"]', 1, 3,
    'Employees get 25 days of leave.', 'Handbook' || char(10) || 'Leave' || char(10) || 'Employees get 25 days of leave.');
INSERT INTO chunk VALUES (2, 'c2', 1, 2, 1, 0, 'text-2', 12, 'structure', 4, 'Notice', '[]', NULL, NULL,
    'Notice is three months.', 'Handbook' || char(10) || 'Notice' || char(10) || 'Notice is three months.');
INSERT INTO chunk VALUES (3, 'c3', 2, 1, 0, 1, 'text-3', 6, 'structure', NULL, NULL, '[]', NULL, NULL,
    '去年的收入是三百万。', ' 去年的收入是三百万 。');
INSERT INTO vector VALUES (1, 2, 1, x'0000803f000000000000000000000000');
INSERT INTO vector VALUES (2, 2, 1, x'000000000000803f0000000000000000');
INSERT INTO vector VALUES (3, 1, 1, x'00000000000000000000803f00000000');
PRAGMA application_id=1165128289;
PRAGMA user_version=1;
