-- Announcements that come over the home page (MODAL-22, ENT-18).
CREATE TABLE popup (
  merchant text NOT NULL REFERENCES merchant (code),
  id text NOT NULL,
  ordinal integer NOT NULL,
  audience text NOT NULL CHECK (audience IN ('all', 'guest', 'member')),
  items jsonb NOT NULL,
  autoplay boolean NOT NULL,
  delay_ms integer NOT NULL CHECK (delay_ms BETWEEN 0 AND 60000),
  show_close boolean NOT NULL,
  show_today_checkbox boolean NOT NULL,
  force_read boolean NOT NULL,
  force_popup boolean NOT NULL,
  PRIMARY KEY (merchant, id)
);

SELECT protect_by_merchant('popup');
