/** The words of the page after an order or a payment. */
export const confirmationTexts = {
  heading: "Tack för din beställning!",
  order: "Ordernummer",
  reference: "Betalningsreferens",
  next: "Vad händer nu?",
  steps: [
    "Du får en orderbekräftelse på e-post.",
    "Vi plockar och packar din beställning.",
    "Du får besked när den är på väg eller kan hämtas.",
  ],
  continue: "Fortsätt handla",
  checking: "Vi kontrollerar betalningen…",
  checkingLead: "Det tar oftast bara några sekunder. Sidan uppdateras av sig själv.",
  checkingHint:
    "Du kan också stänga sidan: går betalningen igenom får du orderbekräftelsen på e-post. Spara referensen om du behöver kontakta oss.",
  refused: "Beställningen kunde inte tas emot",
  refusedLead:
    "Varukorgen eller lagret hade ändrats när betalningen kom. Vi har bett betaltjänsten att släppa pengarna och varukorgen finns kvar.",
  toCheckout: "Till kassan",
};

/** The words of that page. */
export type ConfirmationTexts = typeof confirmationTexts;

/** The same where a shop takes requests for an offer instead of orders. */
export const offerConfirmationTexts: ConfirmationTexts = {
  ...confirmationTexts,
  heading: "Tack för din offertförfrågan!",
  order: "Förfrågans nummer",
  steps: [
    "Du får en bekräftelse på e-post.",
    "Vi går igenom din förfrågan och räknar på ett pris.",
    "Vi hör av oss med en offert. Förfrågan är inte bindande.",
  ],
};
