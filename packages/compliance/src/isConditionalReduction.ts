/**
 * An offer that requires a minimum purchase: something for 199 kr if the customer buys for at least 100 kr. Both in the
 * same unit of money.
 */
export interface ConditionalOffer {
  readonly price: number;
  /** The minimum purchase in total. */
  readonly minimum: number;
}

/**
 * Whether an offer with a minimum purchase is really a reduction: the goods alone meet the condition, so that nothing
 * else has to be bought. It then needs the lowest price of 30 days beside it; a bundle such as two for 50 kr does not
 * (Konsumentverket on 7 a § prisinformationslagen).
 */
export const isConditionalReduction = ({ price, minimum }: ConditionalOffer): boolean => price >= minimum;
