-- Whether a store takes small electrical goods back without a purchase, as stores of 400 square metres and more have to.
ALTER TABLE store ADD COLUMN takes_small_electricals boolean NOT NULL DEFAULT false;
