-- Money of every country whose language is selectable (LANG-03): decimals of ISO 4217.
INSERT INTO ledger_currency (code, exponent) VALUES
  ('KES', 2), ('KHR', 2), ('KZT', 2), ('LAK', 2), ('LKR', 2), ('MMK', 2), ('NPR', 2), ('RUB', 2), ('TRY', 2), ('TWD', 2);
