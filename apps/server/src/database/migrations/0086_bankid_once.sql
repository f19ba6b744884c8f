-- A session has one login by BankID: of several that were begun at the same moment the last one counts.
DELETE FROM bankid_login older USING bankid_login newer
  WHERE older.session_id = newer.session_id AND (older.started_at, older.id) < (newer.started_at, newer.id);
DROP INDEX bankid_login_session;
CREATE UNIQUE INDEX bankid_login_session ON bankid_login (session_id);

-- The owner of an account is told by letter when BankID is linked to it.
ALTER TABLE account_letter DROP CONSTRAINT account_letter_kind_check;
ALTER TABLE account_letter ADD CONSTRAINT account_letter_kind_check
  CHECK (kind IN ('login', 'password', 'register', 'address', 'told-password', 'told-address', 'told-bankid'));
