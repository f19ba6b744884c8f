import type { ComplianceProfile } from "./ComplianceProfile.ts";

/**
 * Decimals of a price with öre: two, since the price shown must be the price charged (1–2 §§ lagen (1970:1029)); none
 * under `spec`, which rounds displayed prices to whole kronor.
 */
export const priceDecimals = (profile: ComplianceProfile): 0 | 2 => (profile === "spec" ? 0 : 2);
