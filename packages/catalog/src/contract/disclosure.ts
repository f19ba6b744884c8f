import { wireList, wireObject, wireOreOrNull, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";

/** Who stands behind a product: a name or trade mark, a postal address and an electronic one. */
export const productPartySchema = z.object({ name: wireText, postal: wireText, electronic: wireText });

/** A document about a product, such as a manual of safety. */
export const productDocumentSchema = z.object({ title: wireText, url: z.string() });

/** What the label of a chemical says; pictograms are named by their code, such as `GHS02`. */
export const hazardSchema = wireObject({
  pictograms: wireList(z.string()),
  signalWord: ["signal_word", wireTextOrNull],
  statements: wireList(z.string()),
});

/** A producer's free guarantee of durability for the whole product; `image` is its European label, filled in. */
export const durabilityGuaranteeSchema = z.object({
  brand: wireText,
  model: wireText,
  years: z.number(),
  image: wireTextOrNull,
});

/** What the law wants told about a product before it is bought; every part is missing where nobody gave it. */
export const disclosureSchema = wireObject({
  manufacturer: z._default(z.nullable(productPartySchema), null),
  euResponsible: ["eu_responsible", z._default(z.nullable(productPartySchema), null)],
  model: wireTextOrNull,
  batch: wireTextOrNull,
  safetyWarnings: ["safety_warnings", wireList(z.string())],
  safetyDocuments: ["safety_documents", wireList(productDocumentSchema)],
  hazard: z._default(z.nullable(hazardSchema), null),
  /** A score of how well it can be repaired, as the supplier gave it. */
  reparability: wireTextOrNull,
  spareParts: ["spare_parts", wireTextOrNull],
  /** Until when, or how long, its software is updated. */
  softwareUpdates: ["software_updates", wireTextOrNull],
  durabilityGuarantee: ["durability_guarantee", z._default(z.nullable(durabilityGuaranteeSchema), null)],
  /** Why it cannot be withdrawn from, as a sentence. */
  withdrawalExemptReason: ["withdrawal_exempt_reason", wireTextOrNull],
  /** That an old product of its kind is taken back for nothing, as a sentence. */
  takeBackText: ["take_back_offer", wireTextOrNull],
});

/** The price of a measure, for one `comparisonUnit`. */
export const comparisonPriceFields = {
  comparisonPriceOre: ["comparison_price", wireOreOrNull],
  comparisonUnit: ["comparison_unit", wireTextOrNull],
} as const;

export type ProductParty = Readonly<z.output<typeof productPartySchema>>;
export type Hazard = Readonly<z.output<typeof hazardSchema>>;
export type Disclosure = Readonly<z.output<typeof disclosureSchema>>;
