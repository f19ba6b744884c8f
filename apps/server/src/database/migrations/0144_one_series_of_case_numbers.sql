-- A case number names one case: returns and withdrawals get their numbers from one series.
ALTER TABLE withdrawal ALTER COLUMN id DROP IDENTITY;
ALTER TABLE withdrawal ALTER COLUMN id SET DEFAULT nextval(pg_get_serial_sequence('return_case', 'id'));
SELECT setval(pg_get_serial_sequence('return_case', 'id'), highest)
FROM (SELECT max(id) AS highest FROM (SELECT id FROM return_case UNION ALL SELECT id FROM withdrawal) cases) found
WHERE highest IS NOT NULL;
