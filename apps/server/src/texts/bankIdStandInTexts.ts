/** Swedish texts of the stand-in for BankID, seen only when testing the shop. */
export const bankIdStandInTexts = {
  heading: "BankID (teststubbe)",
  intro: "Ingen legitimerar sig på riktigt. Välj vad som händer i appen.",
  acts: {
    open: "Öppna appen",
    sign: "Identifiera",
    cancel: "Avbryt",
    block: "Spärrat BankID",
  },
  done: "Klart i appen. Gå tillbaka till butiken.",
  gone: "Inloggningen finns inte längre.",
  back: "Tillbaka till butiken",
} as const;
