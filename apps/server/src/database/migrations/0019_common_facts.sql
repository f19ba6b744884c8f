-- A parent says of itself only what all its variants say: a fact of one of them is none of the others'. Imports see to
-- that from now on; this puts right what earlier ones have written.
UPDATE product AS parent SET
  summary = CASE WHEN same.summary THEN parent.summary ELSE '' END,
  description_html = CASE WHEN same.description THEN parent.description_html ELSE '' END,
  monthly_price_ore = CASE WHEN same.monthly THEN parent.monthly_price_ore END,
  energy = CASE WHEN same.energy THEN parent.energy END,
  measure = CASE WHEN same.measure THEN parent.measure END,
  disclosure = CASE WHEN same.disclosure THEN parent.disclosure END
FROM (SELECT parent_id, min(summary COLLATE "C") = max(summary COLLATE "C") AS summary,
    min(description_html COLLATE "C") = max(description_html COLLATE "C") AS description,
    min(coalesce(monthly_price_ore, -1)) = max(coalesce(monthly_price_ore, -1)) AS monthly,
    min(coalesce(energy::text, '') COLLATE "C") = max(coalesce(energy::text, '') COLLATE "C") AS energy,
    min(coalesce(measure::text, '') COLLATE "C") = max(coalesce(measure::text, '') COLLATE "C") AS measure,
    min(coalesce(disclosure::text, '') COLLATE "C") = max(coalesce(disclosure::text, '') COLLATE "C") AS disclosure
  FROM product WHERE parent_id IS NOT NULL AND removed_at IS NULL GROUP BY parent_id) AS same
WHERE parent.id = same.parent_id AND parent.is_parent AND parent.content_hash <> ''
  AND NOT (same.summary AND same.description AND same.monthly AND same.energy AND same.measure AND same.disclosure);
