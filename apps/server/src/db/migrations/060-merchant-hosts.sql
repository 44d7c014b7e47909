-- Hosts that the merchant has given up: whoever still comes there is told where it is now, and nothing else.
ALTER TABLE merchant ADD COLUMN former_hosts text[] NOT NULL DEFAULT '{}';

-- The country of visitors whose own is not known: the first of those that the merchant takes numbers of.
UPDATE merchant
SET settings = settings || jsonb_build_object(
  'homeCountry', settings -> 'countries' -> 0 -> 'countryCode',
  'appIcon', settings -> 'template' -> 'h5_logo'
)
WHERE NOT settings ? 'homeCountry';
