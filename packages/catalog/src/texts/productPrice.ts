import { type ComplianceProfile, priceDecimals } from "@torg/compliance";
import { formatPrice, toKronor } from "@torg/format";

/** What a product costs, where it is chosen: with its ore where it has any; whole kronor under the profile `spec`. */
export const productPrice = (ore: number, profile: ComplianceProfile = "se-2026"): string =>
  formatPrice(toKronor(ore), { decimals: priceDecimals(profile), stripIfInteger: true });
