-- What caches in front of the shop have to forget, by the keys that answers carry. Written by itself, so that no import, no
-- order and no change by hand can forget it; read and taken away by the one process that purges.
CREATE TABLE cache_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  -- When it was purged first; null = not yet.
  seen_at timestamptz
);
CREATE INDEX cache_change_new ON cache_change (id) WHERE seen_at IS NULL;

CREATE FUNCTION note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cache_change (key) VALUES ('product-' || NEW.id);
  -- The page of a product shows its variants.
  IF NEW.parent_id IS NOT NULL THEN
    INSERT INTO cache_change (key) VALUES ('product-' || NEW.parent_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER product_shown_change AFTER UPDATE ON product
  FOR EACH ROW WHEN ((
    OLD.price_ore, OLD.prior_price_ore, OLD.lowest_prior_price_ore, OLD.price_hidden, OLD.vat_percent,
    OLD.monthly_price_ore, OLD.availability, OLD.stock, OLD.has_limited_stock, OLD.max_quantity, OLD.buy_disabled,
    OLD.listed, OLD.rating, OLD.review_count, OLD.show_store_stock, OLD.removed_at, OLD.stopped_at, OLD.parent_id,
    OLD.category_id, OLD.brand_id, OLD.name, OLD.title, OLD.summary, OLD.image, OLD.article_number, OLD.gtin,
    OLD.description_html, OLD.images, OLD.specifications, OLD.tags, OLD.badge, OLD.discount_badge, OLD.energy, OLD.embed,
    OLD.status, OLD.package_names, OLD.measure, OLD.disclosure
  ) IS DISTINCT FROM (
    NEW.price_ore, NEW.prior_price_ore, NEW.lowest_prior_price_ore, NEW.price_hidden, NEW.vat_percent,
    NEW.monthly_price_ore, NEW.availability, NEW.stock, NEW.has_limited_stock, NEW.max_quantity, NEW.buy_disabled,
    NEW.listed, NEW.rating, NEW.review_count, NEW.show_store_stock, NEW.removed_at, NEW.stopped_at, NEW.parent_id,
    NEW.category_id, NEW.brand_id, NEW.name, NEW.title, NEW.summary, NEW.image, NEW.article_number, NEW.gtin,
    NEW.description_html, NEW.images, NEW.specifications, NEW.tags, NEW.badge, NEW.discount_badge, NEW.energy, NEW.embed,
    NEW.status, NEW.package_names, NEW.measure, NEW.disclosure
  ))
  EXECUTE FUNCTION note_product_change();

-- New goods may stand in any listing.
CREATE FUNCTION note_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cache_change (key) SELECT 'catalogue' WHERE EXISTS (SELECT FROM added);
  RETURN NULL;
END $$;
CREATE TRIGGER product_new AFTER INSERT ON product
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_new_products();

-- The menu of every page names the categories.
CREATE FUNCTION note_menu_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cache_change (key) SELECT 'shop' WHERE NOT EXISTS (
    SELECT FROM cache_change WHERE key = 'shop' AND seen_at IS NULL AND changed_at = now());
  RETURN NULL;
END $$;
CREATE TRIGGER category_changed AFTER UPDATE ON category
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_menu_change();
CREATE TRIGGER category_added AFTER INSERT OR DELETE ON category FOR EACH ROW EXECUTE FUNCTION note_menu_change();
