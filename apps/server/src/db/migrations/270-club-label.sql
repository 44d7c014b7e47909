-- Club labels of a merchant, which its people give to members (MEMB-02, CS-08, CS-10).
CREATE TABLE club_label (
  merchant text NOT NULL REFERENCES merchant (code),
  -- Named by staff: contacts and games know the label by it.
  id text NOT NULL,
  name text NOT NULL,
  -- AUTO shows the VIP benefit (MEMB-03).
  type text NOT NULL CHECK (type IN ('AUTO', 'MANUAL')),
  rank_level integer NOT NULL CHECK (rank_level BETWEEN 0 AND 99),
  version integer NOT NULL,
  PRIMARY KEY (merchant, id)
);

SELECT protect_by_merchant('club_label');

ALTER TABLE member ADD COLUMN club_label_id text;
ALTER TABLE member ADD FOREIGN KEY (merchant, club_label_id) REFERENCES club_label (merchant, id);
