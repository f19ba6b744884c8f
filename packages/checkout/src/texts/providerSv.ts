const troubles: Readonly<Record<string, { readonly missing: string; readonly invalid: string }>> = {
  wasa: {
    missing:
      "Just nu går det inte att kommunicera med Wasa. Var god försök igen om ett litet tag. Vi beklagar det inträffade.",
    invalid: "Svaret från Wasa är ogiltigt. Vänligen kontakta vår kundtjänst för hjälp med din order",
  },
};

/** The texts around a provider's payment. */
export const providerTexts = {
  cardButton: "Vidare till kortbetalning",
  cardWaits: "Du kommer till kortbetalningen så snart kassan är uppdaterad.",
  cardHint: "Du betalar på kortbetaltjänstens sida och binder dig först där.",
  oversold: "Det finns inte så många kvar av en vara i varukorgen. Ändra antalet eller ta bort den innan du betalar.",
  /** Messages for a missing choice. */
  missing: {
    "postal-code": "Ange ditt postnummer innan du betalar.",
    delivery: "Välj ett fraktsätt innan du betalar.",
  },
  /** Shown in place of a payment that would be made without it. */
  unsaved: "Ditt val av nyhetsbrev eller ditt meddelande till butiken kunde inte sparas. Försök igen innan du betalar.",
  saveAgain: "Försök igen",
  termsBefore: "Läs",
  /** By handler: messages if its checkout cannot be used for paying, or gives an unreadable result. */
  troubles,
};
