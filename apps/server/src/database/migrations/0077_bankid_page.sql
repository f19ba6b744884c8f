-- What the page of a login by BankID shows: BankID tells the end once, the page is opened more often.
ALTER TABLE bankid_login
  -- The account that was open when it was begun: it is linked to no other.
  ADD COLUMN customer_id bigint,
  -- Where whoever began it came from.
  ADD COLUMN return_to text NOT NULL DEFAULT '',
  -- Why it is over, by the name of what is said; null while it is not.
  ADD COLUMN ended_as text,
  -- What stands for the number that was proved, by each of the shop's keys, until whoever proved it goes on.
  ADD COLUMN proved_digests bytea[];

-- What the stand-in for BankID knows of its orders; no shop with access to BankID has any.
CREATE TABLE stand_in_bankid (
  order_ref uuid PRIMARY KEY,
  auto_start_token uuid NOT NULL UNIQUE,
  started_at timestamptz NOT NULL,
  act text CHECK (act IN ('open', 'sign', 'cancel', 'block'))
);
