import { readOrderState, type AccountOrderProgress } from "../../domain/index.ts";
import type { AccountTexts } from "../../texts/index.ts";

/** One line of a list of facts. */
interface Fact {
  readonly id: string;
  readonly term: string;
  readonly details: string;
}

/** The state of an order as text; an unknown state in the backend's own words. */
export function stateFact({ state }: Pick<AccountOrderProgress, "state">, words: AccountTexts["orders"]): Fact {
  const known = readOrderState(state);
  return { id: "state", term: words.state, details: known === null ? state : words.states[known] };
}

/** The refund of an order; empty if there is none. */
export function refundFacts(
  { refundedOre }: Pick<AccountOrderProgress, "refundedOre">,
  words: AccountTexts["orders"],
): readonly Fact[] {
  return refundedOre > 0 ? [{ id: "refunded", term: words.refunded, details: words.price(refundedOre) }] : [];
}
