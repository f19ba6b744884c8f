import { recallHeading } from "@torg/compliance";

/** The Swedish words of a recall. */
export const recall = {
  /** The words that a recall begins with are given by law. */
  heading: (product: string): string => `${recallHeading}: ${product}`,
  since: "Återkallad",
  which: "Gäller",
  all: "Alla exemplar",
  hazard: "Faran",
  advice: "Gör så här",
  questions: "Frågor",
  toProduct: "Se varan",
  share: "Har du gett bort varan, eller känner du någon som har den? Berätta det här.",
  /** Above all recalls of the shop, and where there are none. */
  current: "Aktuella återkallelser",
  none: "Just nu är ingen vara återkallad. Har du köpt en vara som återkallas senare står det också på din beställning.",
} as const;
