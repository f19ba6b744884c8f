-- How often one customer may use a code; null = as often as anybody.
ALTER TABLE discount ADD COLUMN customer_limit integer CHECK (customer_limit > 0);

-- The mailbox behind an address, by which a customer is known: no capitals, no space around it, no tag after a plus.
CREATE FUNCTION mailbox(email text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT regexp_replace(lower(normalize(btrim(email, E' \t\r\n\u00A0'), NFKC)), '\+[^@]*@', '@') $$;

CREATE INDEX order_mailbox ON "order" (mailbox(email));
