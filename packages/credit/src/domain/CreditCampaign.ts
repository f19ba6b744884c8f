/** What a lender says of a campaign; without it nothing can be advertised by figures. */
export interface CreditTerms {
  /** Kronor that are lent. */
  readonly amount: number;
  readonly months: number;
  /** Nominal rate in per cent a year. */
  readonly interestRate: number;
  readonly rateType: "fixed" | "variable";
  /** Kronor, once. */
  readonly initialFee: number;
  /** Kronor, with each payment. */
  readonly notificationFee: number;
  /** Kronor that are paid in all, fees included. */
  readonly total: number;
  /** Who lends the money. */
  readonly creditor: string;
}

/** One way to pay for a product in parts. */
export interface CreditCampaign {
  readonly id: number;
  readonly label: string;
  /** Kronor. */
  readonly monthlyCost: number;
  /** Null where the lender has not told them. */
  readonly terms: CreditTerms | null;
}
