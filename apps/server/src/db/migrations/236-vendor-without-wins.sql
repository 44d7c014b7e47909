-- A vendor whose limits are zero pays no win.
ALTER TABLE vendor_limit
  DROP CONSTRAINT vendor_limit_credit_limit_check,
  ADD CONSTRAINT vendor_limit_credit_limit_check CHECK (credit_limit >= 0);
