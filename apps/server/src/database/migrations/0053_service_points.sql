-- Places where carriers leave parcels: the shop's own list, which is used where no carrier is asked or answers.
CREATE TABLE service_point (
  id text PRIMARY KEY,
  name text NOT NULL,
  address text NOT NULL DEFAULT '',
  zip text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  country_code text NOT NULL DEFAULT 'SE',
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  -- {"week": [[{"opens": "10:00", "closes": "19:00"}], … Monday first], "exceptions": [{"date", "spans"}]}; null = not known.
  hours jsonb,
  position integer NOT NULL DEFAULT 0
);

-- Who names the places of a way of delivery: 'list' is the table above, otherwise a carrier; '' = its own shipping options.
ALTER TABLE delivery_type ADD COLUMN places_from text NOT NULL DEFAULT '';

-- What was answered for a postal code ('' = none told yet), kept so that all machines know it and no order waits for a carrier.
CREATE TABLE service_point_answer (
  source text NOT NULL,
  country_code text NOT NULL,
  postal_code text NOT NULL,
  answer jsonb NOT NULL,
  fresh_until timestamptz NOT NULL,
  PRIMARY KEY (source, country_code, postal_code)
);
