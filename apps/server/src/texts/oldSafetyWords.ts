/** What the page of product safety said of recalls while nobody looked for them, in shops that began with it. */
export const oldSafetyWords = {
  heading: "Aktuella återkallelser",
  answer: "Just nu är ingen vara återkallad.",
} as const;
