import { formatNumber, plural } from "@torg/format";
import type { ImageProblem } from "../domain/index.ts";

const picture = { one: "bild", other: "bilder" };

/** Says in words why some files were not taken. */
function imageProblem(problem: ImageProblem): string {
  if (problem.code === "too-many") return `Får max ladda upp ${problem.max} ${plural(problem.max, picture)}`;
  if (problem.code === "too-large") return `En bild får vara högst ${Math.floor(problem.maxBytes / 1024 / 1024)} MB.`;
  problem.code satisfies "wrong-type";
  return "Endast JPG- och PNG-bilder kan laddas upp.";
}

/** `340 kB` below a megabyte, else `1,2 MB`; the smallest is `1 kB`. */
function imageSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${formatNumber(bytes / 1_000_000, { decimals: 1 })} MB`;
}

/** The Swedish words of returns and complaints. */
export const returnsTexts = {
  open: "Registrera retur/reklamation",
  heading: "Anmäl retur eller reklamation",
  email: "E-post",
  orderNumber: "Ordernummer",
  type: "Typ av ärende",
  find: "Hitta order",
  products: "Vad gäller ärendet?",
  describe: "Beskriv ärendet",
  chooseImages: "Välj bilder",
  /** `JPG eller PNG, högst 3 bilder`. */
  imageHint: (max: number): string => `JPG eller PNG, högst ${max} ${plural(max, picture)}`,
  dropImages: "eller dra dem hit",
  chosenImages: "Valda bilder",
  imageSize,
  removeImage: (name: string): string => `Ta bort ${name}`,
  imageRemoved: (name: string): string => `${name} togs bort`,
  imageProblem,
  send: "Skicka anmälan",
  close: "Stäng",
  notFound: "Vi hittade ingen order med de uppgifterna.",
  failed: "Något gick fel. Försök igen om en stund.",
  complaintRight:
    "Du har alltid tre års reklamationsrätt. Reklamera inom skälig tid; inom två månader räknas alltid som i tid.",
} as const;

/** What a shop may replace. */
export type ReturnsTexts = Loose<typeof returnsTexts>;

type Loose<T> = T extends string
  ? string
  : T extends (...args: never) => string
    ? T
    : { readonly [Key in keyof T]: Loose<T[Key]> };
