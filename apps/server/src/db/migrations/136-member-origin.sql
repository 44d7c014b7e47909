-- Where a registration came from (ENT-07), apart from the member's row, which every login reads.
CREATE TABLE member_origin (
  merchant text NOT NULL,
  member_id text NOT NULL,
  -- Address of the form, without tokens and fragment.
  register_url text,
  domain text,
  is_official_app boolean NOT NULL,
  -- Tracking ids by name (REG-23).
  pixel_track jsonb,
  PRIMARY KEY (merchant, member_id),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id)
);

SELECT protect_by_merchant('member_origin');
