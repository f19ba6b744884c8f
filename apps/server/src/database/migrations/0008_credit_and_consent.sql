-- What belongs beside a figure of credit, what a visitor was shown when asked for consent, and applications to the club.

ALTER TABLE credit_campaign
  ADD COLUMN amount_ore integer CHECK (amount_ore > 0),
  ADD COLUMN months integer CHECK (months > 0),
  -- Hundredths of a per cent a year.
  ADD COLUMN interest_rate integer CHECK (interest_rate >= 0),
  ADD COLUMN rate_type text NOT NULL DEFAULT 'fixed' CHECK (rate_type IN ('fixed', 'variable')),
  ADD COLUMN initial_fee_ore integer NOT NULL DEFAULT 0 CHECK (initial_fee_ore >= 0),
  ADD COLUMN notification_fee_ore integer NOT NULL DEFAULT 0 CHECK (notification_fee_ore >= 0),
  ADD COLUMN total_ore integer CHECK (total_ore > 0),
  ADD COLUMN creditor text;

ALTER TABLE consent_choice
  ADD COLUMN version integer,
  -- SHA-256 of the words and purposes that were shown.
  ADD COLUMN text_hash text,
  ADD COLUMN action text CHECK (action IN ('accept', 'reject', 'custom')),
  -- By the visitor's clock; chosen_at is the server's.
  ADD COLUMN told_at timestamptz;

CREATE TABLE club_application (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 1000) PRIMARY KEY,
  -- In small letters.
  email text NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  -- The yes to letters, apart from membership, with the words it was given to.
  wants_news boolean NOT NULL DEFAULT false,
  news_text text,
  applied_at timestamptz NOT NULL DEFAULT now()
);
