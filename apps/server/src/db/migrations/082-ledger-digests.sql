-- former hash: e1f6b3fbd7e47456e463664739e9e8dae773c7242242775e11ea2fe1fc990bd3
-- The keys and rounds of vendors are random texts of any length. In the indexes of the hot path they stand as digests:
-- less than half of the pages that are read, changed and logged for a stake.

-- What is done once. `p_domain` is a merchant or an account, without a blank; the length tells scope and key apart,
-- whatever they contain. 15 bytes, which with their length fill 16.
CREATE FUNCTION ledger_digest(p_domain text, p_scope text, p_key text) RETURNS bytea STABLE PARALLEL SAFE LANGUAGE sql
RETURN substr(sha256(convert_to(
  p_domain || ' ' || length(p_scope)::text || ' ' || p_scope || ' ' || p_key, 'UTF8')), 1, 15);

-- Finds the few rows of an account among which a round is looked for.
CREATE FUNCTION ledger_round_hash(p_scope text, p_round text) RETURNS bigint IMMUTABLE PARALLEL SAFE LANGUAGE sql
RETURN hashtextextended(p_scope || ' ' || p_round, 0);

-- The old indexes go first, so that the rewriting of the table does not make them again.
ALTER TABLE ledger_transfer DROP CONSTRAINT ledger_transfer_key;
DROP INDEX ledger_transfer_round, ledger_transfer_settles;
-- A hold is written again in place when it is resolved (HOT), which needs room on its page.
ALTER TABLE ledger_transfer SET (fillfactor = 60);
-- Columns, because row-level security lets no index be read by a function of its columns; not generated ones, because
-- PostgreSQL reads and plans their expressions again in every statement. Only ledger_write fills them; what is there
-- already gets its own by a change of type, which no trigger and no policy holds up.
ALTER TABLE ledger_transfer
  ADD COLUMN key_digest bytea, ADD COLUMN round_hash bigint, ADD COLUMN settles_digest bytea;
ALTER TABLE ledger_transfer
  ALTER COLUMN key_digest TYPE bytea USING ledger_digest(merchant, scope, key),
  ALTER COLUMN round_hash TYPE bigint USING ledger_round_hash(scope, round),
  ALTER COLUMN settles_digest TYPE bytea USING ledger_digest(account_id::text, scope, settles);
ALTER TABLE ledger_transfer ALTER COLUMN key_digest SET NOT NULL;
ALTER TABLE ledger_transfer ADD CONSTRAINT ledger_transfer_key UNIQUE (key_digest);
CREATE INDEX ledger_transfer_round ON ledger_transfer (account_id, round_hash) WHERE round_hash IS NOT NULL;
CREATE UNIQUE INDEX ledger_transfer_settles ON ledger_transfer (settles_digest) WHERE settles_digest IS NOT NULL;
CREATE TRIGGER digests_stay BEFORE UPDATE OF key_digest, round_hash, settles_digest ON ledger_transfer
  EXECUTE FUNCTION ledger_stay();
