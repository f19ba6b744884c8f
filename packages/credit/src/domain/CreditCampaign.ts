/** The lender's terms of a campaign; without them no figures may be advertised. */
export interface CreditTerms {
  /** The amount lent, in kronor. */
  readonly amount: number;
  readonly months: number;
  /** Nominal rate in percent per year. */
  readonly interestRate: number;
  readonly rateType: "fixed" | "variable";
  /** Kronor, once. */
  readonly initialFee: number;
  /** Kronor, with each payment. */
  readonly notificationFee: number;
  /** The total to pay in kronor, including fees. */
  readonly total: number;
  /** The lender. */
  readonly creditor: string;
}

/** One offer to pay for a product in instalments. */
export interface CreditCampaign {
  readonly id: number;
  readonly label: string;
  /** Kronor. */
  readonly monthlyCost: number;
  /** Null if the lender has not given them. */
  readonly terms: CreditTerms | null;
}
