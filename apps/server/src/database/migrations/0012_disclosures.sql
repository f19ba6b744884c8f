-- What the law wants told about a product before it is bought, and the measure that its comparison price is for. A part
-- that nobody gave is missing.

ALTER TABLE product
  ADD COLUMN measure jsonb,
  ADD COLUMN disclosure jsonb;

-- What a buyer was told of the right to withdraw from this line; empty = nothing is excepted.
ALTER TABLE order_line ADD COLUMN withdrawal_exempt_reason text NOT NULL DEFAULT '';
