import { cartMutants } from "./cartMutants.ts";
import { checkoutMutants } from "./checkoutMutants.ts";
import { listingMutants } from "./listingMutants.ts";
import type { Mutant } from "./Mutant.ts";
import { otherMutants } from "./otherMutants.ts";
import { programMutants } from "./programMutants.ts";
import { sessionMutants } from "./sessionMutants.ts";

/** Backends that are each broken in one way. */
export const mutants: readonly Mutant[] = [
  ...sessionMutants,
  ...listingMutants,
  ...cartMutants,
  ...checkoutMutants,
  ...programMutants,
  ...otherMutants,
];
