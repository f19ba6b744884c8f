-- Whether an order is a request for an offer, which binds nobody: what it was when it was sent, whatever the shop is now.
ALTER TABLE "order" ADD COLUMN is_offer boolean NOT NULL DEFAULT false;
