import type { ProviderVariables } from "../providers/Provider.ts";
import { budbee } from "./budbee/budbee.ts";
import type { Carrier, ConnectedCarrier } from "./Carrier.ts";
import { postnord } from "./postnord/postnord.ts";

/** The carriers that the shop supports for service points. */
export const carriers: readonly Carrier[] = [postnord, budbee];

/** The environment variables of all carriers, for the schema of all variables. */
export const carrierVariables: ProviderVariables = Object.fromEntries(
  carriers.flatMap(({ variables }) => Object.entries(variables)),
);

/** Reads the access to carriers; throws when one is incomplete. */
export function readCarrierConfig(environment: Readonly<Record<string, string>>): readonly ConnectedCarrier[] {
  return carriers.map(({ readAccess }) => readAccess(environment)).filter((access) => access !== null);
}
