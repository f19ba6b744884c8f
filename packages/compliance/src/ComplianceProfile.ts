/**
 * How closely the parts of a shop follow the law: `se-2026` shows no figure of credit without what the law wants beside it
 * (7 § konsumentkreditlagen), and prices with their ore; `spec` shows what it was told, as the contract of the calls has
 * it, and prices in whole kronor.
 */
export type ComplianceProfile = "se-2026" | "spec";
