-- What a product's feed said of it in the words of the format, to be said again in the feeds that the shop sends.
ALTER TABLE product ADD COLUMN feed_item jsonb;
