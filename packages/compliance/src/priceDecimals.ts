import type { ComplianceProfile } from "./ComplianceProfile.ts";

/**
 * The digits after the comma of a price that has ore: two, since what is shown has to be what is charged
 * (1–2 §§ lagen (1970:1029)); none under `spec`, which rounds what is shown to whole kronor.
 */
export const priceDecimals = (profile: ComplianceProfile): 0 | 2 => (profile === "spec" ? 0 : 2);
