/** What the product safety page said about recalls before there was a recall list, in shops set up at that time. */
export const oldSafetyWords = {
  heading: "Aktuella återkallelser",
  answer: "Just nu är ingen vara återkallad.",
} as const;
