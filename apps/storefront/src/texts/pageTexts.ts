/** The words of what stands below the shop's own text on some pages. */
export const pageTexts = {
  stored: {
    heading: "Det här sparas i din webbläsare",
    lead: "Allt som butikens egna sidor sparar hos dig, efter ändamål. Bara det nödvändiga sparas innan du har valt.",
  },
} as const;
