-- Who buys, as the shop's own form has it, for providers that know neither name nor address of who pays; gone once the
-- order stands or the money is back. Identity numbers stand sealed.
ALTER TABLE payment ADD COLUMN buyer jsonb;
-- What the buyer's app finds the payment by.
ALTER TABLE payment ADD COLUMN app_token text;
