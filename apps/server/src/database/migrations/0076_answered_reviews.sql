-- What the shop has answered to a review, for everybody to read.
ALTER TABLE review ADD COLUMN answer text NOT NULL DEFAULT '';
-- A review that was taken down counts for nothing and is shown to nobody; the row stays, for how many they are is told.
ALTER TABLE review ADD COLUMN taken_down_at timestamptz, ADD COLUMN taken_down_by integer REFERENCES operator (id),
  ADD COLUMN taken_down_ground text
    CHECK (taken_down_ground IN ('insult', 'personal-data', 'advertising', 'not-about-product', 'unlawful'));
ALTER TABLE review ADD CHECK ((taken_down_at IS NULL) = (taken_down_ground IS NULL));
