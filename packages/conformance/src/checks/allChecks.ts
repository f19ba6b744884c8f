import type { Check } from "../core/Check.ts";
import { accountChecks } from "./accountChecks.ts";
import { badInputChecks } from "./badInputChecks.ts";
import { cartChecks } from "./cartChecks.ts";
import { checkoutChecks } from "./checkoutChecks.ts";
import { deliveryChecks } from "./deliveryChecks.ts";
import { discountChecks } from "./discountChecks.ts";
import { facetChecks } from "./facetChecks.ts";
import { filterChecks } from "./filterChecks.ts";
import { listingChecks } from "./listingChecks.ts";
import { orderChecks } from "./orderChecks.ts";
import { pageChecks } from "./pageChecks.ts";
import { returnChecks } from "./returnChecks.ts";
import { programChecks } from "./programChecks.ts";
import { reviewChecks } from "./reviewChecks.ts";
import { searchChecks } from "./searchChecks.ts";
import { serviceChecks } from "./serviceChecks.ts";
import { sessionChecks } from "./sessionChecks.ts";
import { trafficChecks } from "./trafficChecks.ts";
import { wishChecks } from "./wishChecks.ts";

/** Every check in execution order; checks of the whole traffic come last. */
export const allChecks: readonly Check[] = [
  ...sessionChecks,
  ...pageChecks,
  ...listingChecks,
  ...facetChecks,
  ...filterChecks,
  ...searchChecks,
  ...cartChecks,
  ...checkoutChecks,
  ...deliveryChecks,
  ...discountChecks,
  ...orderChecks,
  ...serviceChecks,
  ...accountChecks,
  ...wishChecks,
  ...programChecks,
  ...reviewChecks,
  ...returnChecks,
  ...badInputChecks,
  ...trafficChecks,
];
