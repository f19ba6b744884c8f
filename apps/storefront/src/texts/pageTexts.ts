/** The words of what stands below the shop's own text on some pages. */
export const pageTexts = {
  corrected: (words: string) => `Visar träffar för ”${words}”. Inga produkter passade det du skrev.`,
  alike: "Inga produkter passade det du skrev. Du ser de som liknar det mest.",
  foundPages: "Sidor om det du sökte",
  stored: {
    heading: "Det här sparas i din webbläsare",
    lead: "Allt som butikens egna sidor sparar hos dig, efter ändamål. Bara det nödvändiga sparas innan du har valt.",
  },
} as const;
