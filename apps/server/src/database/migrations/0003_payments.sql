-- One attempt to pay one cart with one provider: made when the shopper first sees the provider, kept for ever.
CREATE TABLE payment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Our name for the payment at the provider, and in the address that the shopper comes back to.
  reference uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- Part of the address that the provider sends its notices to; never shown to a browser.
  notice_token uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  provider text NOT NULL CHECK (provider IN ('klarna', 'svea', 'wasa', 'card')),
  -- The provider's name for the payment; some give it only when the shopper has paid.
  provider_id text,
  session_id bigint REFERENCES session (id) ON DELETE SET NULL,
  cart_key uuid NOT NULL,
  state text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'failed', 'authorised', 'captured', 'rejected', 'voided')),
  -- What the provider was last told to take, and a digest of everything that makes it up.
  amount_ore integer NOT NULL CHECK (amount_ore > 0),
  currency text NOT NULL DEFAULT 'SEK',
  cart_digest text NOT NULL,
  -- The provider's HTML, or the address of its page.
  snippet text,
  redirect_url text,
  order_id integer REFERENCES "order" (id),
  -- Why the shop could not accept what the provider reported.
  problem text,
  -- False once the provider no longer takes this one and another was made for the same cart.
  is_current boolean NOT NULL DEFAULT true,
  -- Set while somebody takes or gives back the money, so that nobody else does it at the same time.
  claimed_at timestamptz,
  checked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (provider, provider_id),
  CONSTRAINT payment_with_order CHECK (state NOT IN ('authorised', 'captured') OR order_id IS NOT NULL)
);
-- One payment that can still be paid for each cart and provider.
CREATE UNIQUE INDEX payment_open ON payment (cart_key, provider) WHERE is_current AND state IN ('open', 'failed');
CREATE INDEX payment_session ON payment (session_id);
CREATE INDEX payment_unsettled ON payment (checked_at) WHERE state IN ('open', 'failed', 'authorised', 'rejected');
-- One order is paid once.
CREATE UNIQUE INDEX payment_order ON payment (order_id) WHERE state IN ('authorised', 'captured');

-- Every notice of a provider that was believed, once.
CREATE TABLE payment_notice (
  provider text NOT NULL,
  event_id text NOT NULL,
  payment_id bigint NOT NULL REFERENCES payment (id) ON DELETE CASCADE,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, event_id)
);

-- Money that was taken or given back, as the provider has confirmed it.
CREATE TABLE payment_ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payment (id),
  kind text NOT NULL CHECK (kind IN ('authorise', 'capture', 'void', 'mismatch')),
  amount_ore integer NOT NULL,
  detail text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_ledger_payment ON payment_ledger (payment_id);
CREATE UNIQUE INDEX payment_ledger_once ON payment_ledger (payment_id, kind) WHERE kind IN ('authorise', 'capture', 'void');

-- What the stand-ins for payment providers hold. Empty wherever real providers are used.
CREATE TABLE stand_in_payment (
  provider text NOT NULL,
  id text NOT NULL,
  request_key text NOT NULL,
  body jsonb NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'failed', 'authorised', 'captured', 'voided')),
  -- How the stand-in answers when it is asked for this payment.
  answers text NOT NULL DEFAULT 'rightly' CHECK (answers IN ('rightly', 'invalid', 'never')),
  -- Until when it answers so; afterwards rightly.
  answers_until timestamptz,
  captures integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, id),
  UNIQUE (provider, request_key)
);
