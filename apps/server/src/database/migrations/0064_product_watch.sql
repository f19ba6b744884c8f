-- Who is to hear when goods that are sold out can be bought again: one letter, and only to an address that has said yes.
CREATE TABLE product_watch (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  -- What the links of its letters carry.
  token uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- When the address said yes, by the link of a letter or by being logged in.
  confirmed_at timestamptz,
  -- When the goods were there again, and when that was written.
  told_at timestamptz,
  mailed_at timestamptz,
  UNIQUE (product_id, email)
);
CREATE INDEX product_watch_email ON product_watch (email);
