import { type ComplianceProfile, priceDecimals } from "@torg/compliance";
import { formatPrice, toKronor } from "@torg/format";

/**
 * The price of a product where it is chosen: with öre if there are any, or in whole kronor under the profile `spec`.
 */
export const productPrice = (ore: number, profile: ComplianceProfile = "se-2026"): string =>
  formatPrice(toKronor(ore), { decimals: priceDecimals(profile), stripIfInteger: true });
