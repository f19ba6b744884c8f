/**
 * How closely the shop's components follow the law: `se-2026` shows no credit figure without the information required
 * beside it (7 § konsumentkreditlagen), and prices with their öre; `spec` shows the data as given, as in the contract
 * of the calls, and prices in whole kronor.
 */
export type ComplianceProfile = "se-2026" | "spec";
