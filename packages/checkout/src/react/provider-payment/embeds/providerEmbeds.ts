import { klarnaEmbed } from "./klarnaEmbed.ts";
import { plainEmbed } from "./plainEmbed.ts";
import type { ProviderEmbed } from "./ProviderEmbed.ts";
import { sveaEmbed } from "./sveaEmbed.ts";
import { wasaEmbed } from "./wasaEmbed.ts";

/** The embeds of providers by payment handler. */
const embeds: Readonly<Record<string, ProviderEmbed>> = { klarna: klarnaEmbed, svea: sveaEmbed, wasa: wasaEmbed };

/** Returns the embed of a handler; for an unknown one an embed without events, so that its HTML is just shown. */
export function embedOf(handler: string | null): ProviderEmbed {
  return embeds[handler ?? ""] ?? plainEmbed;
}
