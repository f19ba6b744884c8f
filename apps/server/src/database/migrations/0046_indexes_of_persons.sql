-- What getting and erasing a person's data look up, and what the foreign keys of the rows that go with it look for.
CREATE INDEX session_customer ON session (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX consent_choice_session ON consent_choice (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX customer_email ON customer (lower(email));
CREATE INDEX club_application_email ON club_application (lower(email));
CREATE INDEX withdrawal_email ON withdrawal (lower(email));
CREATE INDEX payment_of_order ON payment (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX review_request_uuid ON review (request_uuid) WHERE request_uuid IS NOT NULL;
CREATE INDEX service_draft_return ON service_draft (return_order_id) WHERE return_order_id IS NOT NULL;
CREATE INDEX service_draft_withdrawal ON service_draft (withdrawal_order_id) WHERE withdrawal_order_id IS NOT NULL;
CREATE INDEX service_draft_case ON service_draft (return_case_id) WHERE return_case_id IS NOT NULL;
CREATE INDEX service_draft_receipt ON service_draft (withdrawal_id) WHERE withdrawal_id IS NOT NULL;
