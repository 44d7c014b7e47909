-- Staff pages through the deposits, withdrawals and incidents of all members of a merchant.
CREATE INDEX deposit_newest ON deposit (merchant, created_at, id);
CREATE INDEX withdrawal_newest ON withdrawal (merchant, created_at, id);
CREATE INDEX incident_of_subject ON incident (merchant, subject_id);
