import type { Check } from "../core/Check.ts";
import { accountChecks } from "./accountChecks.ts";
import { badInputChecks } from "./badInputChecks.ts";
import { cartChecks } from "./buying/cartChecks.ts";
import { checkoutChecks } from "./buying/checkoutChecks.ts";
import { deliveryChecks } from "./buying/deliveryChecks.ts";
import { discountChecks } from "./buying/discountChecks.ts";
import { facetChecks } from "./catalogue/facetChecks.ts";
import { filterChecks } from "./catalogue/filterChecks.ts";
import { listingChecks } from "./catalogue/listingChecks.ts";
import { orderChecks } from "./buying/orderChecks.ts";
import { pageChecks } from "./pageChecks.ts";
import { returnChecks } from "./returnChecks.ts";
import { programChecks } from "./programs/programChecks.ts";
import { reviewChecks } from "./reviewChecks.ts";
import { searchChecks } from "./catalogue/searchChecks.ts";
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
