-- The rate of VAT that delivery and the fee of the way to pay have; null for orders from before, where it is that of most
-- of the goods.
ALTER TABLE "order" ADD COLUMN charges_vat_percent integer;
