-- Where the pictures of imported feeds come from. The shop fetches each one when it is first asked for, and shows it from
-- its own address: pages load nothing from other hosts.

CREATE TABLE feed_picture (
  -- The address under which the shop serves it.
  path text PRIMARY KEY,
  source text NOT NULL
);
