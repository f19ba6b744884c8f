/** Swedish words of the stand-ins for payment providers, which only those who try the shop out ever see. */
export const standInTexts = {
  names: { klarna: "Klarna (teststubbe)", svea: "Svea (teststubbe)", wasa: "Wasa (teststubbe)" },
  cardHeading: "Extern kortbetalning (teststubbe)",
  intro: "Ingen riktig betalning görs. Välj vad betaltjänsten ska svara.",
  amount: (amount: string) => `Belopp: ${amount}`,
  paused: "Pausad",
  shipping: "Frakt hos Klarna",
  shippingOptions: [
    { label: "Postombud", id: "klarna-pickup" },
    { label: "Hemleverans", id: "klarna-home" },
    { label: "Utan id", id: null },
  ],
  complete: { klarna: "Slutför köp", svea: "Slutför köp", wasa: "Slutför", card: "Betala" },
  wasaInvalid: "Ogiltigt svar",
  wasaCancel: "Avbryt",
  more: "Fler svar",
  actions: {
    refuse: "Neka köpet",
    cancel: "Avbryt köpet",
    invalid: "Betala, men svara obegripligt",
    timeout: "Betala, men svara inte",
  },
  notice: "Avisering till butiken",
  notices: { once: "genast", twice: "två gånger", late: "efter 20 sekunder", never: "aldrig" },
  refused: "Köpet nekades. Inget har dragits. Välj ett annat betalsätt.",
  gone: "Betalningen finns inte längre. Gå tillbaka till kassan.",
  back: "Tillbaka till kassan",
} as const;
