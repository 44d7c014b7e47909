-- When the provider was last asked to pay and, so far as we know, did not answer: until then its "no" is not the last word.
ALTER TABLE withdrawal ADD COLUMN unanswered_at timestamptz;
UPDATE withdrawal SET unanswered_at = coalesce(sent_at, created_at)
  WHERE status IN ('sending', 'unknown') AND provider_payout_id IS NULL;
