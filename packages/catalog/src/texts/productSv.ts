import { formatCount } from "@torg/format";
import type { MissingDisclosure } from "../domain/product/shownDisclosure.ts";
import { deliveryTexts } from "./deliverySv.ts";

const reviewForms = { one: "omdöme", other: "omdömen" };

/** Meanings of the pictograms of Regulation (EC) 1272/2008. */
const pictograms: Readonly<Record<string, string>> = {
  GHS01: "Explosivt",
  GHS02: "Brandfarligt",
  GHS03: "Oxiderande",
  GHS04: "Gas under tryck",
  GHS05: "Frätande",
  GHS06: "Giftigt",
  GHS07: "Skadligt",
  GHS08: "Hälsofarligt",
  GHS09: "Miljöfarligt",
};

const missing: Readonly<Record<MissingDisclosure, string>> = {
  manufacturer: "Produktsäkerhet: tillverkare saknas.",
  "manufacturer-address": "Produktsäkerhet: tillverkarens post- eller e-postadress saknas.",
  identifier: "Produktsäkerhet: modell, EAN eller artikelnummer saknas.",
};

/** Texts of the product page: pictures, facts and sections. */
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
  reviewsHeading: "Omdömen",
  /** The row of links to the sections of the page, with the buttons that move it. */
  sections: { label: "På sidan", previous: "Föregående avsnitt", next: "Nästa avsnitt" },
  longText: { moreLabel: "Läs mer", lessLabel: "Läs mindre" },
  description: "Beskrivning",
  specifications: "Specifikationer",
  /** The heading above facts without a section. */
  otherSpecifications: "Övrigt",
  articleNumber: "Artikelnummer",
  brand: "Varumärke",
  gtin: "EAN",
  value: (value: string, unit: string | null) => (unit ? `${value} ${unit}` : value),
  withVat: "Inkl moms",
  /** Texts beside the buy button. */
  assurances: {
    label: "Tryggt köp",
    returns: (days: number) => `Ångra köpet inom ${days} dagar`,
    guarantee: "Tre års reklamationsrätt",
    waysToPay: "Betala med",
  },
  matching: "Passar till",
  recommended: "Se även",
  seen: "Senast tittade på",
  delivery: deliveryTexts,
  disclosure: {
    safety: "Produktsäkerhet",
    manufacturer: "Tillverkare",
    euResponsible: "Ansvarig i EU",
    model: "Modell",
    batch: "Parti",
    warnings: "Varningar",
    documents: "Dokument",
    hazard: "Farosymboler",
    pictogram: (code: string) => pictograms[code] ?? code,
    repair: "Reparation och livslängd",
    reparability: "Reparerbarhet",
    spareParts: "Reservdelar",
    softwareUpdates: "Programuppdateringar",
    missing: (part: MissingDisclosure) => missing[part],
  },
  hiddenPrice: "Priset visas inte för den här produkten.",
};
