-- What a feed takes orders for had no pieces, and a feed that says the same as before is not written anew. What has been
-- sold down, or was set in the shop, stays as it is.
UPDATE product p SET stock = 100
  WHERE p.availability IN ('preorder', 'backorder') AND p.stock <= 0 AND p.removed_at IS NULL AND NOT p.is_parent
    AND NOT EXISTS (SELECT FROM stock_ledger l WHERE l.product_id = p.id AND l.reason <> 'import');
