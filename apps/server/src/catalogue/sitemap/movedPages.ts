import { alreadyMemberPath, becomeMemberPath, productSafetyPath, withdrawalPath } from "@torg/format/addresses";
/** Redirects of fixed addresses; each responds with 301. */
export const movedPages: ReadonlyMap<string, string> = new Map([
  ["/kundklubb", becomeMemberPath],
  ["/sidor/registrera-dig", becomeMemberPath],
  ["/sidor/existerande-kund", alreadyMemberPath],
  ["/sakerhet", productSafetyPath],
  ["/sidor/angra-kop", withdrawalPath],
]);
