/** A name and addresses, as a disclosure has them. */
interface Party {
  readonly name: string;
  readonly postal: string;
  readonly electronic: string;
}

/** The parts of a disclosure that decide which headings a page has. */
export interface DisclosedProduct {
  readonly manufacturer: Party | null;
  readonly euResponsible: Party | null;
  readonly model: string | null;
  readonly batch: string | null;
  readonly safetyWarnings: readonly string[];
  readonly safetyDocuments: readonly unknown[];
  readonly hazard: {
    readonly pictograms: readonly string[];
    readonly signalWord: string | null;
    readonly statements: readonly string[];
  } | null;
  readonly reparability: string | null;
  readonly spareParts: string | null;
  readonly softwareUpdates: string | null;
}

const isKnown = (party: Party | null): boolean => party !== null && party.name !== "";

/** Whether there is anything to read about the safety of a product: without it there is no heading either. */
export function hasSafety(product: DisclosedProduct): boolean {
  const { hazard } = product;
  return (
    isKnown(product.manufacturer) ||
    isKnown(product.euResponsible) ||
    product.model !== null ||
    product.batch !== null ||
    product.safetyWarnings.length > 0 ||
    product.safetyDocuments.length > 0 ||
    (hazard !== null && (hazard.pictograms.length > 0 || hazard.signalWord !== null || hazard.statements.length > 0))
  );
}

/** Whether there is anything to read about how long a product lasts. */
export function hasRepair(product: DisclosedProduct): boolean {
  return product.reparability !== null || product.spareParts !== null || product.softwareUpdates !== null;
}

/** What the law asks of a product on sale and nobody has given: for those who run the shop, not for its visitors. */
export type MissingDisclosure = "manufacturer" | "manufacturer-address" | "identifier";

/** Names what is missing of the safety information of a product; `gtin` or an article number identify as well as a model. */
export function missingDisclosures(
  product: Pick<DisclosedProduct, "manufacturer" | "model" | "batch"> | null,
  identifiers: readonly (string | null)[],
): readonly MissingDisclosure[] {
  const maker = product?.manufacturer ?? null;
  const isNamed = [product?.model ?? null, product?.batch ?? null, ...identifiers].some((text) => text !== null);
  const missing: MissingDisclosure[] = [];
  if (maker === null || maker.name === "") missing.push("manufacturer");
  else if (maker.postal === "" || maker.electronic === "") missing.push("manufacturer-address");
  if (!isNamed) missing.push("identifier");
  return missing;
}

/** The way to reach an electronic address: by mail, on the web, or null where it is neither. */
export function electronicLink(electronic: string): string | null {
  if (/^https?:\/\/[^\s"'<>]+$/i.test(electronic)) return electronic;
  return /^[^\s@/:]+@[^\s@/:]+$/.test(electronic) ? `mailto:${electronic}` : null;
}
