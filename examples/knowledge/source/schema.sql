-- The Gale Log's tables.

-- A harbour that subscribes.
CREATE TABLE harbours (
    id          INTEGER PRIMARY KEY,
    name        TEXT NOT NULL,
    plan        TEXT NOT NULL CHECK (plan IN ('skiff', 'cutter', 'schooner')),
    berths      INTEGER NOT NULL,
    joined_on   DATE NOT NULL
);

-- An instrument at a harbour; battery_volts below 3.3 raises an alarm.
CREATE TABLE stations (
    id            INTEGER PRIMARY KEY,
    harbour_id    INTEGER NOT NULL REFERENCES harbours (id),
    article       TEXT NOT NULL,
    firmware      TEXT,
    battery_volts NUMERIC(4, 2)
);

-- One reading of one station; crystal_pattern is set by storm glasses only.
CREATE TABLE readings (
    station_id      INTEGER NOT NULL REFERENCES stations (id),
    taken_at        TIMESTAMP NOT NULL,
    pressure_hpa    NUMERIC(6, 1),
    tide_cm         NUMERIC(6, 1),
    crystal_pattern TEXT,
    PRIMARY KEY (station_id, taken_at)
);
