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
  /** Days after which the night forgets where a letter about an erasure goes that could not be sent: jobs give up then. */
  erasureLetterDays: 3,
} as const;
