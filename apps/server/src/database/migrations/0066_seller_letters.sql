-- When the seller was told of an order; null while the letter waits, and of orders from before this column.
ALTER TABLE "order" ADD COLUMN seller_told_at timestamptz;

-- Jobs that were tried until their last try had failed, and that nobody will try again.
CREATE TABLE given_up_job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the library of jobs calls what was tried: told twice, it is one row.
  job_id uuid NOT NULL UNIQUE,
  name text NOT NULL,
  -- What the job was about.
  subject_id bigint NOT NULL,
  -- Why the last try failed.
  problem text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  seller_told_at timestamptz
);
