-- What is known of a picture before a browser has fetched it: its true size, and the colour of its ground, which a page draws
-- in its place meanwhile. Written when the picture is first sent; pages only read it.
CREATE TABLE picture (
  -- The address under which the shop serves it, without a width.
  path text PRIMARY KEY,
  -- What its store says of the bytes that were measured; a picture that was put in its place is measured anew.
  stamp text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  -- '#rrggbb'; null for a picture on white, and for one that is seen through.
  tone text
);
