/** How long personal data are kept, as the privacy page tells and the retention sweep carries out. */
export const retentionPeriods = {
  /** Years in which a buyer may complain of a fault: chapter 5, section 1 of the Consumer Sales Act (2022:260). */
  complaintYears: 3,
  /** Months from an order until the last of it is delivered, at most: the years of complaint count from then. */
  deliveryMonths: 6,
  /** Whole years after the calendar year of the sale: chapter 7, section 2 of the Accounting Act (1999:1078). */
  bookkeepingYears: 7,
  /** Years in which the shop may have to show a consent. */
  consentYears: 2,
  /** Years after which nobody writes a review any more that was asked for. */
  reviewRequestYears: 1,
  /** Days after which a letter about an account is forgotten: its link has ended, and jobs have given up. */
  accountLetterDays: 3,
  /** Days after which nobody asks any more about a payment that was begun and not made. */
  unpaidDays: 2,
  /** Days after which the night forgets where a letter about an erasure goes that could not be sent: jobs give up then. */
  erasureLetterDays: 3,
  /** Days of rest after which a session ends, with its cart. */
  sessionDays: 14,
  /** Hours that a login at the desk lasts. */
  operatorSessionHours: 12,
  /** Years after which a device is no longer known. */
  deviceYears: 1,
  /** Days that a carrier's answer may still stand in for one that it does not give. */
  carrierAnswerDays: 30,
  /** Days in which a message may be sent again to the systems of the seller. */
  webhookDays: 30,
  /** Years in which somebody may look why something went wrong. */
  reportYears: 1,
} as const;
