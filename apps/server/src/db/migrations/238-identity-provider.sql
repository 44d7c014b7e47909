-- Which services there are says the contract's list (`identityServices`): a new one needs no migration.
ALTER TABLE member_identity DROP CONSTRAINT member_identity_provider_check;
ALTER TABLE member_identity ADD CONSTRAINT member_identity_provider_check CHECK (provider ~ '^[a-z][a-z0-9-]{1,39}$');
ALTER TABLE identity_proof DROP CONSTRAINT identity_proof_provider_check;
ALTER TABLE identity_proof ADD CONSTRAINT identity_proof_provider_check CHECK (provider ~ '^[a-z][a-z0-9-]{1,39}$');
