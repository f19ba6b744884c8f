-- What stands for the personal number that opens an account by BankID: a digest with the shop's key, never the number.
ALTER TABLE customer ADD COLUMN bankid_digest bytea UNIQUE;

-- Logins by BankID that wait for somebody's app, for some minutes.
CREATE TABLE bankid_login (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  session_id bigint NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  -- login: opens the account that the number is linked to; link: links it to the account that is open.
  purpose text NOT NULL CHECK (purpose IN ('login', 'link')),
  bankid_order jsonb NOT NULL,
  hint text NOT NULL DEFAULT 'outstandingTransaction',
  started_at timestamptz NOT NULL DEFAULT now(),
  asked_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX bankid_login_session ON bankid_login (session_id);
