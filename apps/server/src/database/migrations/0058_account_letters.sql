-- Letters about an account: those with a link that opens something once, and those that tell what was changed. Whoever
-- asks for one writes a row, whether the address has an account or not; the job that sends it looks.
CREATE TABLE account_letter (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('login', 'password', 'register', 'address', 'told-password', 'told-address')),
  -- Where it goes.
  email text NOT NULL CHECK (email = lower(email)),
  -- Whose account it is about; none where one is to be opened.
  customer_id integer REFERENCES customer (id) ON DELETE CASCADE,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- SHA-256 of what its link carries, and when that was made: at the last try to send it.
  token_hash bytea UNIQUE,
  linked_at timestamptz,
  used_at timestamptz,
  CHECK ((token_hash IS NULL) = (linked_at IS NULL))
);
CREATE INDEX account_letter_email ON account_letter (email);
CREATE INDEX account_letter_customer ON account_letter (customer_id);
