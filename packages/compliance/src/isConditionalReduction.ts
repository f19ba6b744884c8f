/** An offer on the condition of buying for a sum: something for 199 kr to whoever buys for 100 kr. Both in the same unit of money. */
export interface ConditionalOffer {
  readonly price: number;
  /** For how much has to be bought in all. */
  readonly minimum: number;
}

/**
 * Whether an offer on the condition of buying for a sum is really a reduction: the goods meet the condition by
 * themselves, so that nothing else has to be bought for their price. The lowest price of 30 days belongs beside it then;
 * not beside a bundle, such as two for 50 kr (Konsumentverket on 7 a § prisinformationslagen).
 */
export const isConditionalReduction = ({ price, minimum }: ConditionalOffer): boolean => price >= minimum;
