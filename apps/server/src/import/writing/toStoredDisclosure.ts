import type { FeedDisclosure } from "@torg/feed";
import type { StoredDisclosure } from "../../database/tables/catalogueTables.ts";

function toStoredHazard(hazard: FeedDisclosure["hazard"]): StoredDisclosure["hazard"] {
  return hazard && { pictograms: hazard.pictograms, signal_word: hazard.signalWord, statements: hazard.statements };
}

/** A feed's legal disclosures with the database's names; missing parts stay missing. */
export function toStoredDisclosure(disclosure: FeedDisclosure | null): StoredDisclosure | null {
  if (disclosure === null) return null;
  const stored = {
    manufacturer: disclosure.manufacturer,
    eu_responsible: disclosure.euResponsible,
    model: disclosure.model,
    batch: disclosure.batch,
    safety_warnings: disclosure.safetyWarnings,
    safety_documents: disclosure.safetyDocuments,
    hazard: toStoredHazard(disclosure.hazard),
    reparability: disclosure.reparability,
    spare_parts: disclosure.spareParts,
    software_updates: disclosure.softwareUpdates,
    durability_guarantee: disclosure.durabilityGuarantee,
    withdrawal_exemption: disclosure.withdrawalExemption,
    take_back: disclosure.takeBack,
    take_back_pickup: disclosure.takeBackPickup,
  };
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined));
}
