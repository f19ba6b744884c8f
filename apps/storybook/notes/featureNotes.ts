import { accountNotes } from "./accountNotes.ts";
import { cartNotes } from "./cartNotes.ts";
import { catalogNotes } from "./catalogNotes.ts";
import { checkoutNotes } from "./checkoutNotes.ts";
import { consentNotes } from "./consentNotes.ts";
import { creditNotes } from "./creditNotes.ts";
import { deskNotes } from "./deskNotes.ts";
import { navigationNotes } from "./navigationNotes.ts";
import { returnsNotes } from "./returnsNotes.ts";
import { reviewsNotes } from "./reviewsNotes.ts";
import { storesNotes } from "./storesNotes.ts";
import type { FeatureNotes, PackageNotes } from "./PackageNotes.ts";

const packages: Readonly<Record<string, PackageNotes>> = {
  Account: accountNotes,
  Cart: cartNotes,
  Catalog: catalogNotes,
  Checkout: checkoutNotes,
  Consent: consentNotes,
  Credit: creditNotes,
  Desk: deskNotes,
  Navigation: navigationNotes,
  Returns: returnsNotes,
  Reviews: reviewsNotes,
  Stores: storesNotes,
};

/** The notes on each part of the features, by the title of its stories. */
export const featureNotes: ReadonlyMap<string, FeatureNotes> = new Map(
  Object.entries(packages).flatMap(([area, parts]) =>
    Object.entries(parts).map(([name, notes]): readonly [string, FeatureNotes] => [`${area}/${name}`, notes]),
  ),
);
