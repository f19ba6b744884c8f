-- What is drawn of a product in place of a picture that its feed names and that cannot be had.
ALTER TABLE feed_picture ADD COLUMN drawing text;

-- A demo that is older shows drawings of the kinds of goods, until its feeds are read again.
CREATE TEMPORARY TABLE drawn ON COMMIT DROP AS
SELECT '/assets/uploads/illustrations/' || kind.old || '-' || tint || '-' || finish.old || '.svg' AS old,
  '/assets/uploads/drawings/' || kind.new || '/' || finish.new || '-' || tint || '.svg' AS new
FROM (VALUES
  ('bildskarm', 'screen'),
  ('extern-harddisk', 'external-disk'),
  ('tangentbord', 'keyboard'),
  ('mus', 'mouse'),
  ('webbkamera', 'webcam'),
  ('grafikkort', 'graphics-card'),
  ('harddisk', 'disk'),
  ('moderkort', 'motherboard'),
  ('internminne', 'memory'),
  ('nataggregat', 'power-supply'),
  ('chassi', 'case'),
  ('processor', 'processor'),
  ('processorkylare', 'cooler'),
  ('chassiflakt', 'fan'),
  ('horlurar', 'headphones'),
  ('hogtalare', 'speaker'),
  ('tradlost-natverkskort', 'wireless-card'),
  ('natverkskort', 'network-card'),
  ('kylskap', 'fridge'),
  ('kompaktkyl', 'fridge')
) kind (old, new), (VALUES ('dark', 'kk'), ('light', 'ww')) finish (old, new), generate_series(1, 6) tint;
UPDATE product p SET image = drawn.new, images = jsonb_build_array(jsonb_build_object('src', drawn.new, 'alt', p.name))
FROM drawn WHERE drawn.old = p.image;
UPDATE category c SET image = drawn.new FROM drawn WHERE drawn.old = c.image;
