/** The default VAT rate, in percent. */
const defaultPercent = 25;

/**
 * SQL that sets the VAT rate of every product: that of its feed, else the rule of the nearest category, else the
 * default. Run it in the same transaction as any change of feed data or rules.
 */
export const giveVatRates = `
  UPDATE product p SET vat_percent = wanted.percent
  FROM (
    SELECT q.id, coalesce(q.told_vat_percent, (
      SELECT r.percent FROM vat_rule r
      WHERE r.category_path = c.path OR starts_with(c.path, r.category_path || '/')
      ORDER BY length(r.category_path) DESC LIMIT 1
    ), ${defaultPercent}) AS percent
    FROM product q LEFT JOIN category c ON c.id = q.category_id
  ) wanted
  WHERE wanted.id = p.id AND p.vat_percent <> wanted.percent`;
