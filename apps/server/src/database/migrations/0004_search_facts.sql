-- Punctuation is a gap, as in the words that are asked for: "Kyl/frys" and "T-13" are two words each.
CREATE FUNCTION search_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT translate(value, $p$/\-_.,+*:;()[]{}"'&#|!?<>=@$p$, repeat(' ', 27)) $$;

-- What a product's specification table says of it: values without their headings, and the headings that it says yes to.
CREATE FUNCTION specification_words(specifications jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT coalesce(string_agg(
      CASE lower(fact ->> 'value') WHEN 'ja' THEN fact ->> 'title' WHEN 'nej' THEN '' ELSE fact ->> 'value' END, ' '), '')
    FROM jsonb_array_elements(specifications) AS fact
  $$;

-- Names, brand, category and numbers weigh as A, what the specifications say as D.
CREATE FUNCTION product_document(words text, specifications jsonb) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT setweight(public.search_document(public.search_text(words)), 'A')
      || public.search_document(public.search_text(public.specification_words(specifications)))
  $$;

ALTER TABLE product DROP COLUMN search_vector;
ALTER TABLE product
  ADD COLUMN search_vector tsvector GENERATED ALWAYS AS (product_document(search_words, specifications)) STORED;
CREATE INDEX product_search ON product USING gin (search_vector);

-- Numbers are looked up whole, without blanks and whatever their case.
CREATE FUNCTION code_letters(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(translate(value, ' -', '')) $$;
CREATE INDEX product_article_code ON product (code_letters(article_number));
CREATE INDEX product_gtin_code ON product (code_letters(gtin));

-- What a search asks of the families of its hits, without reading their rows.
CREATE INDEX product_family ON product (id) INCLUDE (listed, popularity, removed_at, name_letters) WHERE is_parent;
