-- The details of a refused order belong to the mail address in them.
CREATE INDEX session_draft_email ON session (lower(form_draft -> 'order' ->> 'user_email')) WHERE form_draft ? 'order';
