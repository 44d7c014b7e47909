-- What waits for a second person (DEC-42), and what became of it. Nobody approves their own request.
CREATE TABLE staff_approval (
  merchant text NOT NULL REFERENCES merchant (code),
  id text NOT NULL,
  action text NOT NULL CHECK (action IN ('factor_reset', 'contact_reveal', 'member_type', 'withdrawal_unblock')),
  member_id text NOT NULL,
  -- JSON as text: what is done is what was asked for, to the letter.
  payload text NOT NULL,
  reason text NOT NULL,
  asked_by text NOT NULL,
  asked_name text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'refused')),
  decided_by text,
  decided_name text,
  decided_at timestamptz,
  decision_reason text,
  PRIMARY KEY (merchant, id),
  FOREIGN KEY (merchant, member_id) REFERENCES member (merchant, id),
  CHECK (decided_by <> asked_by),
  CHECK ((decision IS NULL) = (decided_by IS NULL) AND (decision IS NULL) = (decided_at IS NULL))
);
CREATE INDEX staff_approval_open ON staff_approval (merchant, expires_at) WHERE decision IS NULL;
CREATE INDEX staff_approval_newest ON staff_approval (merchant, asked_at, id);
CREATE INDEX staff_approval_of_member ON staff_approval (merchant, member_id, asked_at);

SELECT protect_by_merchant('staff_approval');

CREATE FUNCTION staff_approval_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.decision IS NOT NULL
    OR (NEW.merchant, NEW.id, NEW.action, NEW.member_id, NEW.payload, NEW.reason, NEW.asked_by, NEW.asked_at, NEW.expires_at)
      IS DISTINCT FROM
      (OLD.merchant, OLD.id, OLD.action, OLD.member_id, OLD.payload, OLD.reason, OLD.asked_by, OLD.asked_at, OLD.expires_at)
  THEN
    RAISE EXCEPTION 'what was asked for and a decision stay' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER stays BEFORE UPDATE ON staff_approval FOR EACH ROW EXECUTE FUNCTION staff_approval_stays();
