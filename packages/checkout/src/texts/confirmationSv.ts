/** The words after an order. */
export const confirmationTexts = {
  heading: "Tack för din beställning!",
  orderNumber: (id: number | string): string => `Ordernummer: ${id}`,
  hint: "Vi har tagit emot din beställning. Spara gärna ordernumret.",
  keepShopping: "Fortsätt handla",
};

/** What has to be given to the thanks after an order. */
export type ConfirmationTexts = typeof confirmationTexts;

/** The words after a request for an offer. */
export const offerConfirmationTexts: ConfirmationTexts = {
  ...confirmationTexts,
  heading: "Tack för din offertförfrågan!",
  hint: "Vi återkommer till dig med ett erbjudande.",
};
