-- Every text of the terms of sale that somebody has accepted, once.
CREATE TABLE accepted_terms (
  -- SHA-256 of the text, in hexadecimal digits.
  hash text PRIMARY KEY,
  html text NOT NULL,
  first_accepted_at timestamptz NOT NULL DEFAULT now()
);

-- The terms that were accepted with the order; null for orders from before they were kept.
ALTER TABLE "order" ADD COLUMN terms_hash text REFERENCES accepted_terms (hash);
