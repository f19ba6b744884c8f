import type { ProviderEmbed } from "./ProviderEmbed.ts";

/** The HTML of a provider that says nothing to the page: it just stands there. */
export const plainEmbed: ProviderEmbed = {
  asksBefore: true,
  connect({ onDisplayed }) {
    onDisplayed();
    return { suspend: () => {}, resume: () => {} };
  },
};
