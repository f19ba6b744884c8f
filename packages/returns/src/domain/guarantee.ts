import { durabilityGuaranteeYears } from "@torg/compliance";

/** The official picture of the notice, as the shop's owner supplied it; `alt` is all that it says, sizes are CSS pixels. */
export interface GuaranteePicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The official notice of the legal guarantee. */
export interface LegalGuarantee {
  /** Null where the shop has none, and then the words are shown. */
  readonly picture: GuaranteePicture | null;
  /** What the picture says. */
  readonly text: string;
  /** Where its square code leads; null where that is not known. */
  readonly link: string | null;
  readonly linkText: string;
}

/** A producer's guarantee of durability; `image` is the European label, filled in by the producer. */
export interface DurabilityGuarantee {
  readonly brand: string;
  readonly model: string;
  readonly years: number;
  readonly image: string | null;
}

/**
 * The guarantee that may be shown as one of durability: it names brand and model and lasts more than two years. Null for
 * any other, which would only hide that the law gives as much.
 */
export function shownDurability(guarantee: DurabilityGuarantee | null): DurabilityGuarantee | null {
  if (guarantee === null || guarantee.brand === "" || guarantee.model === "") return null;
  return guarantee.years > durabilityGuaranteeYears ? guarantee : null;
}
