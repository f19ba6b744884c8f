/** The words of the checkout for a browser that runs no script. */
export const withoutScriptTexts = {
  needed: "Det valda betalsättet behöver JavaScript. Slå på det, eller välj ett annat betalsätt ovan.",
  card: "Vidare till kortbetalning",
  call: (phone: string): string => `Du kan också beställa på telefon: ${phone}.`,
} as const;
