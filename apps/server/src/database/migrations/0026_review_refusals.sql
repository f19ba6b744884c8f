-- Buyers who want no letters that ask for reviews. Only a SHA-256 of the address is kept: enough to remember the no.
-- Orders from before this migration are not asked about: their buyers were not told of it.
CREATE TABLE review_refusal (
  email_digest bytea PRIMARY KEY,
  refused_at timestamptz NOT NULL DEFAULT now()
);
