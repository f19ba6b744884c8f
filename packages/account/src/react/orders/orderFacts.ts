import { readOrderState, type AccountOrderProgress } from "../../domain/index.ts";
import type { AccountTexts } from "../../texts/index.ts";

/** One line of a list of facts. */
interface Fact {
  readonly id: string;
  readonly term: string;
  readonly details: string;
}

/** The state of an order as text; an unknown state in the backend's own words. */
export function stateFact({ state }: Pick<AccountOrderProgress, "state">, texts: AccountTexts["orders"]): Fact {
  const knownState = readOrderState(state);
  return { id: "state", term: texts.state, details: knownState === null ? state : texts.states[knownState] };
}

/** The refund of an order; empty if there is none. */
export function refundFacts(
  { refundedOre }: Pick<AccountOrderProgress, "refundedOre">,
  texts: AccountTexts["orders"],
): readonly Fact[] {
  return refundedOre > 0 ? [{ id: "refunded", term: texts.refunded, details: texts.price(refundedOre) }] : [];
}
