-- Results of captchas, by digest (DEC-18): each counts once. A challenge of Geetest v3 is stored when it is issued, with
-- its purpose; any other result when it is used.
CREATE TABLE captcha_result (
  merchant text NOT NULL,
  digest bytea NOT NULL CHECK (octet_length(digest) = 32),
  action text NOT NULL CHECK (action IN ('login', 'register', 'sms', 'recovery')),
  issued_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (merchant, digest)
);
CREATE INDEX captcha_result_oldest ON captcha_result (issued_at);

-- The vendor of a merchant's captcha did not answer: until then the embedded challenge takes its place.
CREATE TABLE captcha_outage (
  merchant text NOT NULL PRIMARY KEY,
  ends_at timestamptz NOT NULL
);

SELECT protect_by_merchant('captcha_result'), protect_by_merchant('captcha_outage');
