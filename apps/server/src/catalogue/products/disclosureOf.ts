import type { Disclosure } from "@torg/catalog/contract";
import {
  customMadeExemption,
  digitalExemption,
  hygieneExemption,
  sealedMediaExemption,
  takeBackText,
} from "@torg/compliance";
import type { WithdrawalExemption } from "@torg/feed";
import type { StoredDisclosure } from "../../database/tables/catalogueTables.ts";

const exemptions: Readonly<Record<WithdrawalExemption, string>> = {
  custom_made: customMadeExemption,
  hygiene: hygieneExemption,
  sealed_media: sealedMediaExemption,
  digital: digitalExemption,
};

/** Why the right of withdrawal does not apply, as a sentence; null where it does. */
export function exemptionSentence(stored: Pick<StoredDisclosure, "withdrawal_exemption"> | null): string | null {
  const exemption = stored?.withdrawal_exemption;
  return exemption === undefined ? null : exemptions[exemption];
}

/**
 * Whether an old product of the kind is taken back: as delivered, else if an energy label shows that it is electrical.
 */
export function takesBack(stored: Pick<StoredDisclosure, "take_back"> | null, hasEnergyLabel: boolean): boolean {
  return stored?.take_back ?? hasEnergyLabel;
}

/** The legal disclosures of a product page; null where there are none. */
export function disclosureOf(stored: StoredDisclosure | null, hasEnergyLabel: boolean): Disclosure | null {
  const takeBack = takesBack(stored, hasEnergyLabel);
  if (stored === null && !takeBack) return null;
  return {
    manufacturer: stored?.manufacturer ?? null,
    euResponsible: stored?.eu_responsible ?? null,
    model: stored?.model ?? null,
    batch: stored?.batch ?? null,
    safetyWarnings: [...(stored?.safety_warnings ?? [])],
    safetyDocuments: (stored?.safety_documents ?? []).map((document) => ({ ...document })),
    hazard: hazardOf(stored?.hazard),
    reparability: stored?.reparability ?? null,
    spareParts: stored?.spare_parts ?? null,
    softwareUpdates: stored?.software_updates ?? null,
    durabilityGuarantee: stored?.durability_guarantee ?? null,
    withdrawalExemptReason: exemptionSentence(stored),
    takeBackText: takeBack ? takeBackText : null,
  };
}

function hazardOf(hazard: StoredDisclosure["hazard"]): Disclosure["hazard"] {
  if (hazard === undefined) return null;
  const { pictograms, signal_word: signalWord, statements } = hazard;
  return { pictograms: [...pictograms], signalWord, statements: [...statements] };
}
