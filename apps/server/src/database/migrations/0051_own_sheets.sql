-- The shop's own style sheets by the hash of what they say: pages that caches keep name earlier ones.
CREATE TABLE own_sheet (
  hash text PRIMARY KEY,
  css text NOT NULL,
  taken_at timestamptz NOT NULL DEFAULT now()
);
