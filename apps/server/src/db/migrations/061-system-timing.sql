-- How many page loads of a day took up to so long. At most some eighty rows a merchant and day, however many are counted.
CREATE TABLE system_timing (
  merchant text NOT NULL REFERENCES merchant (code),
  day date NOT NULL,
  visit text NOT NULL CHECK (visit IN ('first', 'return')),
  measure text NOT NULL CHECK (measure IN ('fcp', 'lcp', 'fs')),
  bound_ms integer NOT NULL,
  loads integer NOT NULL CHECK (loads > 0),
  PRIMARY KEY (merchant, day, visit, measure, bound_ms)
);

SELECT protect_by_merchant('system_timing');
