/** Swedish words of what a provider is told when money is taken; they stand on the provider's invoice. */
export const captureTexts = {
  /** What the lines of a capture do not come to: paid by gift cards, or taken off. */
  rest: "Redan betalt eller avdraget",
} as const;
