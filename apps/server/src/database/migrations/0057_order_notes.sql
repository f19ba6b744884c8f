-- What operators write to each other about an order; no buyer reads it.
CREATE TABLE order_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES "order" (id) ON DELETE CASCADE,
  operator_id integer NOT NULL REFERENCES operator (id),
  -- The same note sent again is the same note.
  key text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (order_id, key)
);
