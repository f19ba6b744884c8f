-- When goods were put into a cart that has not become an order, so that one that was emptied is counted as well; an order
-- ends it. A process from before this migration begins none.
ALTER TABLE session ADD COLUMN cart_begun_at timestamptz;
UPDATE session SET cart_begun_at = l.begun_at
FROM (SELECT session_id, min(created_at) AS begun_at FROM cart_line GROUP BY session_id) l WHERE l.session_id = session.id;
CREATE INDEX session_cart_begun ON session (cart_begun_at) WHERE cart_begun_at IS NOT NULL;
