/** Swedish texts that a provider gets when money is captured; they appear on the provider's invoice. */
export const captureTexts = {
  /** The difference between a capture and its lines: paid by gift cards, or deducted. */
  rest: "Redan betalt eller avdraget",
} as const;
