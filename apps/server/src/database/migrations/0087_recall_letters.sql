-- The letters by which buyers are told of a recall (regulation (EU) 2023/988, article 35): one for each order and recall.
CREATE TABLE recall_letter (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  stop_id bigint NOT NULL REFERENCES product_stop (id) ON DELETE CASCADE,
  order_id integer NOT NULL REFERENCES "order" (id) ON DELETE CASCADE,
  mailed_at timestamptz,
  UNIQUE (stop_id, order_id)
);
CREATE INDEX recall_letter_order ON recall_letter (order_id);
