/** What the checkout says of an earlier payment on which its provider has not decided. */
export const undecidedPaymentTexts = {
  title: (reference: string): string => `Vi kontrollerar en tidigare betalning (referens ${reference})`,
  hint: "Vänta gärna innan du betalar igen. Går den igenom får du en orderbekräftelse på e-post.",
  link: "Se hur det går",
} as const;

/** The button that looks again how a payment stands; script looks by itself for a while. */
export const checkAgainText = "Kontrollera igen";
