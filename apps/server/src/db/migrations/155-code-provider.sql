-- A code that a provider makes, sends and checks itself: the provider, and its session once the code is sent. `code_hash`
-- matches nothing then.
ALTER TABLE verification_code ADD COLUMN provider text, ADD COLUMN provider_session text;
