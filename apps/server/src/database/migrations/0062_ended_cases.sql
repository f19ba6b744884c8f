-- Returns, complaints and withdrawals that the desk is done with, and who said so.
ALTER TABLE return_case ADD COLUMN ended_at timestamptz, ADD COLUMN ended_by integer REFERENCES operator (id);
ALTER TABLE withdrawal ADD COLUMN ended_at timestamptz, ADD COLUMN ended_by integer REFERENCES operator (id);
