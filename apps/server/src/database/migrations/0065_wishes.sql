-- What visitors have set aside: for their session, or for their account once they are logged in.
CREATE TABLE wish (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id bigint REFERENCES session (id) ON DELETE CASCADE,
  customer_id integer REFERENCES customer (id) ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(session_id, customer_id) = 1),
  UNIQUE (session_id, product_id),
  UNIQUE (customer_id, product_id)
);
