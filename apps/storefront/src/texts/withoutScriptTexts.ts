/** The words of the checkout for a browser that runs no script. */
export const withoutScriptTexts = {
  needed: "Det valda betalsättet behöver JavaScript. Slå på det, eller välj ett annat betalsätt ovan.",
  closed:
    "Betalningen kan inte öppnas just nu. Kontrollera varukorgen, försök igen om en stund eller välj ett annat betalsätt.",
  call: (phone: string): string => `Du kan också beställa på telefon: ${phone}.`,
} as const;
