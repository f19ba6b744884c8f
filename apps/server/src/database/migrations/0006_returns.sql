-- Returns and complaints, withdrawals from purchases, and what keeps guesses in bounds.

CREATE TABLE return_case (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 1000) PRIMARY KEY,
  order_id integer NOT NULL REFERENCES "order" (id) ON DELETE CASCADE,
  kind text NOT NULL,
  message text NOT NULL DEFAULT '',
  -- SHA-256 of what was sent, so that the same form sent twice is one case.
  digest bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX return_case_order ON return_case (order_id);

CREATE TABLE return_case_line (
  case_id integer NOT NULL REFERENCES return_case (id) ON DELETE CASCADE,
  product_id integer NOT NULL,
  name text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (case_id, product_id)
);

-- Pictures are drawn anew before they are kept: nothing of the file that was sent remains but what it shows.
CREATE TABLE return_case_image (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  case_id integer NOT NULL REFERENCES return_case (id) ON DELETE CASCADE,
  position integer NOT NULL,
  media_type text NOT NULL CHECK (media_type IN ('image/jpeg', 'image/png')),
  width integer NOT NULL,
  height integer NOT NULL,
  content bytea NOT NULL,
  UNIQUE (case_id, position)
);

-- Declarations by which consumers withdraw from a purchase. They are kept as they came; staff judge them afterwards.
CREATE TABLE withdrawal (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 1000) PRIMARY KEY,
  order_id integer NOT NULL REFERENCES "order" (id) ON DELETE CASCADE,
  name text NOT NULL,
  email text NOT NULL,
  is_whole_order boolean NOT NULL,
  -- SHA-256 of order and lines, so that the same declaration sent twice is one, with the time of the first.
  digest bytea NOT NULL UNIQUE,
  declared_at timestamptz NOT NULL DEFAULT now(),
  mailed_at timestamptz
);
CREATE INDEX withdrawal_order ON withdrawal (order_id);

CREATE TABLE withdrawal_line (
  withdrawal_id integer NOT NULL REFERENCES withdrawal (id) ON DELETE CASCADE,
  product_id integer NOT NULL,
  name text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (withdrawal_id, product_id)
);

-- What a session is in the middle of, so that forms need no personal data in their addresses.
CREATE TABLE service_draft (
  session_id bigint PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
  return_order_id integer REFERENCES "order" (id) ON DELETE CASCADE,
  return_kind text,
  withdrawal_order_id integer REFERENCES "order" (id) ON DELETE CASCADE,
  withdrawal_name text,
  withdrawal_id integer REFERENCES withdrawal (id) ON DELETE CASCADE
);

-- Failed tries per purpose and SHA-256 of what was tried, counted within a window of time.
CREATE TABLE failed_try (
  purpose text NOT NULL,
  key_hash bytea NOT NULL,
  failures integer NOT NULL,
  window_started_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (purpose, key_hash)
);
CREATE INDEX failed_try_window ON failed_try (window_started_at);

-- A login ends after rest and after half a day, the cart of the same session does not.
ALTER TABLE session ADD COLUMN logged_in_at timestamptz;
ALTER TABLE session ADD COLUMN login_seen_at timestamptz;
