import { recallHeading } from "@torg/compliance";

/** The Swedish texts of a recall. */
export const recall = {
  /** The first words of a recall are prescribed by law. */
  heading: (product: string): string => `${recallHeading}: ${product}`,
  since: "Återkallad",
  which: "Gäller",
  all: "Alla exemplar",
  hazard: "Faran",
  advice: "Gör så här",
  questions: "Frågor",
  toProduct: "Se varan",
  share: "Har du gett bort varan, eller känner du någon som har den? Berätta det här.",
  /** Heading of the shop's recall list, and the text when it is empty. */
  current: "Aktuella återkallelser",
  none: "Just nu är ingen vara återkallad. Har du köpt en vara som återkallas senare står det också på din beställning.",
} as const;
