/** Name and addresses, as in a disclosure. */
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

/** Whether there is any safety information about a product; without it the heading is left out too. */
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

/** Whether there is any information about repair, spare parts or software updates. */
export function hasRepair(product: DisclosedProduct): boolean {
  return product.reparability !== null || product.spareParts !== null || product.softwareUpdates !== null;
}

/** Legally required information that a product on sale lacks; shown to shop staff, not to visitors. */
export type MissingDisclosure = "manufacturer" | "manufacturer-address" | "identifier";

/**
 * Lists the missing safety information of a product; `gtin` or an article number identifies it as well as a model does.
 */
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

/** The link for an electronic address: mail or web; null if it is neither. */
export function electronicLink(electronic: string): string | null {
  if (/^https?:\/\/[^\s"'<>]+$/i.test(electronic)) return electronic;
  return /^[^\s@/:]+@[^\s@/:]+$/.test(electronic) ? `mailto:${electronic}` : null;
}
