import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";

/** Facts about the fictitious company behind the demo and the reference shop. */
const company = {
  name: "Nordhem Handel AB",
  organisation_number: "556016-0680",
  vat_number: "SE556016068001",
  address: "Tangentvägen 4, 127 47 Skärholmen",
  email: "kundservice@nordhem.example",
  phone: "08-555 010 00",
  customer_service_hours: "Vardagar 9–17",
};

const ownSettings = {
  // Nothing is preselected when consent is asked for.
  demo: { company, consentDefaults: { marketing_third_party: false, functional_third_party: false } },
  reference: {
    company,
    // The texts of the contract as they stand there; a real shop leaves this out.
    complianceProfile: "spec",
    checkoutManualPuffs: [{ manual_puff_link: "/sidor/installation", image: "/assets/uploads/puffs/installation.svg" }],
  },
} as const;

/** Products on a page of a listing. */
const perPage = { demo: 24, reference: 12 } as const;

/** Writes the settings of the shop. */
export async function fillShopSettings(db: Kysely<Database>, data: "demo" | "reference"): Promise<void> {
  await db
    .insertInto("setting")
    .values([
      { key: "shop", value: JSON.stringify(ownSettings[data]) },
      { key: "listing", value: JSON.stringify({ per_page: perPage[data] }) },
    ])
    .execute();
}
