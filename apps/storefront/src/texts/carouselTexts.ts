/** The words of the home page's carousel. */
export const carouselTexts = {
  label: "Aktuellt i butiken",
  words: {
    carousel: "karusell",
    slide: "bild",
    place: (number: number, total: number): string => `${number} av ${total}`,
    previous: "Föregående",
    next: "Nästa",
  },
} as const;
