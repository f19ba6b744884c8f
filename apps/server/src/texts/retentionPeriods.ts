/** How long personal data are kept; stated on the privacy page and enforced by the retention sweep. */
export const retentionPeriods = {
  /** Years in which a buyer may complain about a fault: chapter 5, section 1 of the Consumer Sales Act (2022:260). */
  complaintYears: 3,
  /** Months from an order to its last delivery, at most: the years of complaint count from there. */
  deliveryMonths: 6,
  /** Whole years after the calendar year of the sale: chapter 7, section 2 of the Accounting Act (1999:1078). */
  bookkeepingYears: 7,
  /** Years in which the shop may have to prove a consent. */
  consentYears: 2,
  /** Years after which a requested review is no longer expected. */
  reviewRequestYears: 1,
  /** Days after which a letter about an account is deleted: its link has expired, and jobs have given up. */
  accountLetterDays: 3,
  /** Days after which the outcome of an unfinished payment is no longer checked. */
  unpaidDays: 2,
  /** Days after which the recipient of an unsendable erasure letter is deleted: jobs have given up by then. */
  erasureLetterDays: 3,
  /** Days of inactivity after which a session ends, with its cart. */
  sessionDays: 14,
  /** Hours that a login at the desk lasts. */
  operatorSessionHours: 12,
  /** Years after which a device is forgotten. */
  deviceYears: 1,
  /** Days that a carrier's last response may be used when it does not respond. */
  carrierAnswerDays: 30,
  /** Days in which a message to the seller's systems may be sent again. */
  webhookDays: 30,
  /** Years that failure reports are kept for inspection. */
  reportYears: 1,
} as const;
