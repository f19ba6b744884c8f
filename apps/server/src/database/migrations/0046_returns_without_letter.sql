-- Whether the customer gets a letter about the case: not where the letters of the day to the mailbox were used up.
ALTER TABLE return_case ADD COLUMN has_letter boolean NOT NULL DEFAULT true;
