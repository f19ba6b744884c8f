-- Where the letter goes that tells of an erasure: the only thing that is still known of who was erased, and removed as
-- soon as the letter was sent, or has not been for days.
CREATE TABLE erasure_letter (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  erased_at timestamptz NOT NULL DEFAULT now()
);
