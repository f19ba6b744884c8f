-- What was typed of gift cards before it was sealed: the cart calls the card by its name then.
UPDATE session_discount SET typed = NULL WHERE typed IS NOT NULL AND typed NOT LIKE 'sealed:%';
-- Refused forms keep no codes, nor what the page showed of an order.
UPDATE session SET form_draft = jsonb_set(form_draft, '{values}', (form_draft -> 'values') - '{code,order_shown,order_total}'::text[])
  WHERE form_draft -> 'values' ?| '{code,order_shown,order_total}';
