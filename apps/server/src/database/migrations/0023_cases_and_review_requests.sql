-- A request to review belongs to the order that it is about, and each order has one at most.
ALTER TABLE review_request
  ADD COLUMN order_id integer UNIQUE REFERENCES "order" (id) ON DELETE CASCADE,
  ADD COLUMN asked_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN mailed_at timestamptz;

-- When the customer's receipt of a case was sent, and when the seller was told.
ALTER TABLE return_case
  ADD COLUMN mailed_at timestamptz,
  ADD COLUMN seller_told_at timestamptz;
ALTER TABLE withdrawal ADD COLUMN seller_told_at timestamptz;

-- The receipt that a session may look at.
ALTER TABLE service_draft ADD COLUMN return_case_id integer REFERENCES return_case (id) ON DELETE SET NULL;

-- Orders are looked through by age when buyers are asked for reviews.
CREATE INDEX order_created ON "order" (created_at);
