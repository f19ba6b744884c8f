import { formatCount } from "@torg/format";

const reviewForms = { one: "omdöme", other: "omdömen" };

/** The words of a product's own page: its pictures and its facts. */
export const productTexts = {
  gallery: "Produktbilder",
  enlarge: "Öppna bild i större format",
  image: (number: number, total: number) => `Bild ${number} av ${total}`,
  imagePosition: (number: number, total: number) => `${number} av ${total}`,
  previousImage: "Föregående",
  nextImage: "Nästa",
  closeImages: "Stäng",
  largeImages: "Produktbilder i full storlek",
  noImage: "Bild saknas",
  brokenImage: "Bilden kan inte visas",
  reviews: (count: number) => formatCount(count, reviewForms),
  description: "Beskrivning",
  specifications: "Specifikationer",
  articleNumber: "Artikelnummer",
  brand: "Varumärke",
  gtin: "EAN",
  value: (value: string, unit: string | null) => (unit ? `${value} ${unit}` : value),
  matching: "Passar till",
  hiddenPrice: "Priset visas inte för den här produkten.",
};

/** Every text of a product's own page; a shop may replace any of them. */
export type ProductTexts = typeof productTexts;
