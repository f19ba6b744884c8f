import { cartMutants } from "./cartMutants.ts";
import { checkoutMutants } from "./checkoutMutants.ts";
import { listingMutants } from "./listingMutants.ts";
import type { Mutant } from "./Mutant.ts";
import { otherMutants } from "./otherMutants.ts";
import { programMutants } from "./programMutants.ts";
import { sessionMutants } from "./sessionMutants.ts";

/** Backends with one defect each. */
export const mutants: readonly Mutant[] = [
  ...sessionMutants,
  ...listingMutants,
  ...cartMutants,
  ...checkoutMutants,
  ...programMutants,
  ...otherMutants,
];
