-- When the letter about an order was sent; null while it waits, and of orders from before this column.
ALTER TABLE "order" ADD COLUMN mailed_at timestamptz;
-- A letter is tried for less than three days. What is older than an hour was nearly always sent at once.
UPDATE "order" SET mailed_at = created_at WHERE created_at BETWEEN now() - interval '3 days' AND now() - interval '1 hour';
