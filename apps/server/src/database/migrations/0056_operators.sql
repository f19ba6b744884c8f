-- Those who work in the shop, and log in at its desk.
CREATE TABLE operator (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email)),
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('seller', 'administrator')),
  password_hash text NOT NULL,
  -- What one-time codes are reckoned from, sealed with the shop's key.
  code_key text NOT NULL,
  -- The last half minute whose code was taken: a code opens once.
  last_code_step bigint NOT NULL DEFAULT 0,
  -- Who has left logs in no more; the row stays, for what it has done names it.
  closed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (email)
);

CREATE TABLE operator_session (
  token_hash bytea PRIMARY KEY,
  operator_id integer NOT NULL REFERENCES operator (id) ON DELETE CASCADE,
  logged_in_at timestamptz NOT NULL DEFAULT now(),
  login_seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX operator_session_operator ON operator_session (operator_id);

-- Everything that was done at the desk, and every login that was tried at an account.
CREATE TABLE operator_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null: a command on the shop's own machine, or a login at an account that nobody has.
  operator_id integer REFERENCES operator (id),
  event text NOT NULL,
  order_id integer REFERENCES "order" (id) ON DELETE SET NULL,
  -- What it was, without anything that leads to a buyer.
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX operator_log_order ON operator_log (order_id);
