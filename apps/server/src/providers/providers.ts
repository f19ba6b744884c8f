import { card } from "./card/card.ts";
import { klarna } from "./klarna/klarna.ts";
import type { Provider } from "./Provider.ts";
import { svea } from "./svea/svea.ts";
import { swish } from "./swish/swish.ts";
import { wasa } from "./wasa/wasa.ts";

/** The supported payment providers, in the order in which a shop without configured payment methods shows them. */
export const providers: readonly Provider[] = [swish, klarna, svea, wasa, card];

/** Finds a provider by name, which is the handler of its payment methods; null for other handlers. */
export function providerNamed(name: string): Provider | null {
  return providers.find((provider) => provider.name === name) ?? null;
}
