/** Words that a recall must not contain, since they play down the risk (regulation (EU) 2023/988, article 36.2 c). */
export const belittling =
  /frivillig|försiktighets|för säkerhets skull|skönsmässig|i (?:sällsynta|enstaka|specifika) (?:fall|situationer)|inga (?:kända |rapporterade )?(?:olyckor|olycksfall|skador)|voluntar|precaution|discretion|rare (?:situations|cases)|no (?:reported|known) (?:accidents|injuries)/iu;
