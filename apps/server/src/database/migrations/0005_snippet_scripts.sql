-- The inline scripts of a provider's HTML, served from addresses of the shop's own.
ALTER TABLE payment ADD COLUMN snippet_scripts jsonb NOT NULL DEFAULT '[]';
