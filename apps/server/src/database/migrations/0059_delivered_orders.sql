-- Buyers are asked for reviews by the day on which their order arrived.
CREATE INDEX order_act_delivered ON order_act (created_at) WHERE kind = 'deliver';
