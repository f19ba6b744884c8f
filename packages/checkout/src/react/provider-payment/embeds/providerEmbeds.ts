import { klarnaEmbed } from "./klarnaEmbed.ts";
import { plainEmbed } from "./plainEmbed.ts";
import type { ProviderEmbed } from "./ProviderEmbed.ts";
import { sveaEmbed } from "./sveaEmbed.ts";
import { wasaEmbed } from "./wasaEmbed.ts";

/** The parts of providers by the handler of their way to pay. */
const embeds: Readonly<Record<string, ProviderEmbed>> = { klarna: klarnaEmbed, svea: sveaEmbed, wasa: wasaEmbed };

/** How the part of a handler is made known; an unknown handler's HTML just stands there. */
export function embedOf(handler: string | null): ProviderEmbed {
  return embeds[handler ?? ""] ?? plainEmbed;
}
