-- How soon and when a support contact answers, as the merchant says it; null where it says nothing.
ALTER TABLE contact
  ADD COLUMN answer_minutes integer CHECK (answer_minutes > 0),
  ADD COLUMN hours jsonb;

COMMENT ON COLUMN contact.answer_minutes IS 'Usual time to an answer.';
COMMENT ON COLUMN contact.hours IS 'When it answers, by language, for example "8 am–midnight".';
