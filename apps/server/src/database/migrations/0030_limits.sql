-- How often something was done within a window of time, by the name of a limit and a SHA-256 of whom it counts.
-- It takes the place of failed_try, which counted failures only. That table stays for processes of an older version
-- that run beside this one for a while; a later version removes it.
CREATE TABLE limit_count (
  name text NOT NULL,
  key_hash bytea NOT NULL,
  taken integer NOT NULL,
  -- When the count is forgotten.
  ends_at timestamptz NOT NULL,
  -- When one more is taken; -infinity for at once.
  free_at timestamptz NOT NULL,
  PRIMARY KEY (name, key_hash)
);
CREATE INDEX limit_count_end ON limit_count (ends_at);

-- Devices that somebody has logged in with: a stranger's wrong passwords do not count against them. Only a hash of
-- the token is kept.
CREATE TABLE known_device (
  token_hash bytea NOT NULL,
  customer_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (token_hash, customer_id)
);
CREATE INDEX known_device_customer ON known_device (customer_id);
CREATE INDEX known_device_seen ON known_device (seen_at);
