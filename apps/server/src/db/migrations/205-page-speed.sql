-- How many page loads of a day took up to so long, by page, network and build. Every column but the day is one of a short
-- list, so visitors cannot fill the table. Follows system_timing, which instances of the previous version still write.
CREATE TABLE page_speed (
  merchant text NOT NULL REFERENCES merchant (code),
  day date NOT NULL,
  route text NOT NULL,
  network text NOT NULL,
  build text NOT NULL,
  visit text NOT NULL CHECK (visit IN ('first', 'return')),
  measure text NOT NULL CHECK (measure IN ('ttfb', 'fcp', 'lcp', 'fs', 'inp')),
  bound_ms integer NOT NULL,
  loads integer NOT NULL CHECK (loads > 0),
  PRIMARY KEY (merchant, day, route, network, build, visit, measure, bound_ms)
);
CREATE INDEX page_speed_day ON page_speed (day);

SELECT protect_by_merchant('page_speed');
