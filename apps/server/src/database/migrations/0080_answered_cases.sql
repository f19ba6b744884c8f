-- How a case ended, what its buyer was written besides, and when. A process from before this migration ends cases without.
ALTER TABLE return_case ADD COLUMN ended_how text
    CHECK (ended_how IN ('quiet', 'accepted', 'refunded', 'repaired', 'replaced', 'refused')),
  ADD COLUMN ended_text text NOT NULL DEFAULT '', ADD COLUMN answered_at timestamptz;
ALTER TABLE withdrawal ADD COLUMN ended_how text CHECK (ended_how IN ('quiet', 'refunded', 'refused')),
  ADD COLUMN ended_text text NOT NULL DEFAULT '', ADD COLUMN answered_at timestamptz;
-- Lists at the desk go on from where the one before ended.
CREATE INDEX return_case_newest ON return_case (created_at DESC, id DESC);
CREATE INDEX withdrawal_newest ON withdrawal (declared_at DESC, id DESC);
