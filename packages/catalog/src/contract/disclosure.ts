import { wireList, wireObject, wireOreOrNull, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";

/** A party responsible for a product: name or trade mark, postal address and electronic address. */
export const productPartySchema = z.object({ name: wireText, postal: wireText, electronic: wireText });

/** A document about a product, such as a safety manual. */
export const productDocumentSchema = z.object({ title: wireText, url: z.string() });

/** The label of a hazardous chemical; pictograms are named by their code, such as `GHS02`. */
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

/**
 * What the law requires to be disclosed about a product before purchase; every part that nobody provided is missing.
 */
export const disclosureSchema = wireObject({
  manufacturer: z._default(z.nullable(productPartySchema), null),
  euResponsible: ["eu_responsible", z._default(z.nullable(productPartySchema), null)],
  model: wireTextOrNull,
  batch: wireTextOrNull,
  safetyWarnings: ["safety_warnings", wireList(z.string())],
  safetyDocuments: ["safety_documents", wireList(productDocumentSchema)],
  hazard: z._default(z.nullable(hazardSchema), null),
  /** Repairability score, as given by the supplier. */
  reparability: wireTextOrNull,
  spareParts: ["spare_parts", wireTextOrNull],
  /** Until when, or for how long, its software is updated. */
  softwareUpdates: ["software_updates", wireTextOrNull],
  durabilityGuarantee: ["durability_guarantee", z._default(z.nullable(durabilityGuaranteeSchema), null)],
  /** Why there is no right of withdrawal, as a sentence. */
  withdrawalExemptReason: ["withdrawal_exempt_reason", wireTextOrNull],
  /** That an old product of its kind is taken back free of charge, as a sentence. */
  takeBackText: ["take_back_offer", wireTextOrNull],
});

/** Price per unit of measure, for one `comparisonUnit`. */
export const comparisonPriceFields = {
  comparisonPriceOre: ["comparison_price", wireOreOrNull],
  comparisonUnit: ["comparison_unit", wireTextOrNull],
} as const;

export type ProductParty = Readonly<z.output<typeof productPartySchema>>;
export type Hazard = Readonly<z.output<typeof hazardSchema>>;
export type Disclosure = Readonly<z.output<typeof disclosureSchema>>;
