/** Swedish texts of the API for programs. */
export const programTexts = {
  tokenMissing: "Åtkomstnyckeln saknas eller gäller inte.",
  notAllowed: (scope: string) => `Nyckeln ger inte rätt till ${scope}.`,
  noProduct: "Produkten finns inte.",
  noStore: "Butiken finns inte.",
  cursorRefused: "Markören går inte att läsa. Börja om utan den.",
  replayOne: "Ange antingen id eller since.",
} as const;
