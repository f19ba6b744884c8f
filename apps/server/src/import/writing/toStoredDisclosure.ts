import type { FeedDisclosure } from "@torg/feed";
import type { StoredDisclosure } from "../../database/tables/catalogueTables.ts";

function toStoredHazard(hazard: FeedDisclosure["hazard"]): StoredDisclosure["hazard"] {
  return hazard && { pictograms: hazard.pictograms, signal_word: hazard.signalWord, statements: hazard.statements };
}

/** A feed's legal disclosures with the database's names; missing parts stay missing. */
export function toStoredDisclosure(told: FeedDisclosure | null): StoredDisclosure | null {
  if (told === null) return null;
  const stored = {
    manufacturer: told.manufacturer,
    eu_responsible: told.euResponsible,
    model: told.model,
    batch: told.batch,
    safety_warnings: told.safetyWarnings,
    safety_documents: told.safetyDocuments,
    hazard: toStoredHazard(told.hazard),
    reparability: told.reparability,
    spare_parts: told.spareParts,
    software_updates: told.softwareUpdates,
    durability_guarantee: told.durabilityGuarantee,
    withdrawal_exemption: told.withdrawalExemption,
    take_back: told.takeBack,
    take_back_pickup: told.takeBackPickup,
  };
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined));
}
