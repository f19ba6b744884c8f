import { durabilityGuaranteeYears } from "@torg/compliance";

/**
 * The official picture of the notice, as supplied by the shop's owner; `alt` is its full text, sizes are CSS pixels.
 */
export interface GuaranteePicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The official notice of the legal guarantee. */
export interface LegalGuarantee {
  /** Null when the shop has none; the text is shown instead. */
  readonly picture: GuaranteePicture | null;
  /** The text of the picture. */
  readonly text: string;
  /** The link in its QR code; null when unknown. */
  readonly link: string | null;
  readonly linkText: string;
}

/** A producer's durability guarantee; `image` is the European label, filled in by the producer. */
export interface DurabilityGuarantee {
  readonly brand: string;
  readonly model: string;
  readonly years: number;
  readonly image: string | null;
}

/**
 * The guarantee, if it may be shown as a durability guarantee: it names brand and model and lasts more than two years.
 * Null otherwise, since it would only obscure that the law already gives as much.
 */
export function shownDurability(guarantee: DurabilityGuarantee | null): DurabilityGuarantee | null {
  if (guarantee === null || guarantee.brand === "" || guarantee.model === "") return null;
  return guarantee.years > durabilityGuaranteeYears ? guarantee : null;
}
