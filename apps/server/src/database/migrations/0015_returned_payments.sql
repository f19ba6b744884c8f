-- When the shopper came back from a payment that its provider had not decided on yet.
ALTER TABLE payment ADD COLUMN returned_at timestamptz;
