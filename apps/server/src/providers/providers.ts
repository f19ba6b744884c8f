import { card } from "./card/card.ts";
import { klarna } from "./klarna/klarna.ts";
import type { Provider } from "./Provider.ts";
import { svea } from "./svea/svea.ts";
import { swish } from "./swish/swish.ts";
import { wasa } from "./wasa/wasa.ts";

/** The payment providers that the shop can speak to, in the order in which a shop that names no ways to pay shows them. */
export const providers: readonly Provider[] = [swish, klarna, svea, wasa, card];

/** The provider of that name, as the handler of a way to pay gives it; null for handlers that are no provider. */
export function providerNamed(name: string): Provider | null {
  return providers.find((provider) => provider.name === name) ?? null;
}
