import { klarnaEmbed } from "./klarnaEmbed.ts";
import { plainEmbed } from "./plainEmbed.ts";
import type { ProviderEmbed } from "./ProviderEmbed.ts";
import { sveaEmbed } from "./sveaEmbed.ts";
import { wasaEmbed } from "./wasaEmbed.ts";

/** The parts of providers by the handler of their way to pay. */
const embeds: Readonly<Record<string, ProviderEmbed>> = { klarna: klarnaEmbed, svea: sveaEmbed, wasa: wasaEmbed };

/**
 * Returns the embed of a handler; for an unknown one an embed that connects nothing, so that its HTML is shown as it
 * is.
 */
export function embedOf(handler: string | null): ProviderEmbed {
  return embeds[handler ?? ""] ?? plainEmbed;
}
