/** Texts around a payment that is undecided, or that cannot be made without script. */
export const aroundTexts = {
  /** An earlier payment that its provider has not decided yet. */
  undecided: {
    title: (reference: string): string => `Vi kontrollerar en tidigare betalning (referens ${reference})`,
    hint: "Vänta gärna innan du betalar igen. Går den igenom får du en orderbekräftelse på e-post.",
    link: "Se hur det går",
  },
  /** The button to check a payment again; script checks by itself for a while. */
  checkAgain: "Kontrollera igen",
  /** The checkout for a browser that runs no script. */
  withoutScript: {
    needed: "Det valda betalsättet behöver JavaScript. Slå på det, eller välj ett annat betalsätt ovan.",
    closed:
      "Betalningen kan inte öppnas just nu. Kontrollera varukorgen, försök igen om en stund eller välj ett annat betalsätt.",
    call: (phone: string): string => `Du kan också beställa på telefon: ${phone}.`,
  },
};
