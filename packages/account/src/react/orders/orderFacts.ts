import { readOrderState, type AccountOrderProgress } from "../../domain/index.ts";
import type { AccountTexts } from "../../texts/index.ts";

/** One line of a list of facts. */
interface Fact {
  readonly id: string;
  readonly term: string;
  readonly details: string;
}

/** How far an order has come, in words; a state without words as the backend calls it. */
export function stateFact({ state }: Pick<AccountOrderProgress, "state">, words: AccountTexts["orders"]): Fact {
  const known = readOrderState(state);
  return { id: "state", term: words.state, details: known === null ? state : words.states[known] };
}

/** What was paid back of an order; nothing where nothing was. */
export function refundFacts(
  { refundedOre }: Pick<AccountOrderProgress, "refundedOre">,
  words: AccountTexts["orders"],
): readonly Fact[] {
  return refundedOre > 0 ? [{ id: "refunded", term: words.refunded, details: words.price(refundedOre) }] : [];
}
