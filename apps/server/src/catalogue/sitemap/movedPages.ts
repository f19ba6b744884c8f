/** Addresses of pages that have always moved elsewhere, and where; each answers 301. */
export const movedPages: ReadonlyMap<string, string> = new Map([
  ["/kundklubb", "/kundklubb/registrera-dig"],
  ["/sidor/registrera-dig", "/kundklubb/registrera-dig"],
  ["/sidor/existerande-kund", "/kundklubb/existerande-kund"],
  ["/sakerhet", "/sidor/produktsakerhet"],
  ["/sidor/angra-kop", "/angra-kop"],
]);
