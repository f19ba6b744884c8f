import { CampaignCountdown, type CampaignCountdownProps } from "@torg/catalog";
import { laterCatalogTexts } from "@torg/catalog/texts";
import type { Mount, PropsOf } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { wireCountdown, type WiredCountdown } from "@torg/ui/wire";

/** The time left of a campaign; without script its end date in words. */
export const countdown = defineIsland({
  name: "countdown",
  view: CampaignCountdown,
  asleep: (given: CampaignCountdownProps) => given,
  props: ({ endsAt }): WiredCountdown => {
    const { hide, show, ended } = laterCatalogTexts.home.countdown;
    return { end: Date.parse(endsAt), hide, show, ended };
  },
  wake: () => "visible",
  isLate: true,
});

/** Counts down in the server's markup. It needs no React. */
export const mount: Mount = (element) => {
  const props: PropsOf<typeof countdown> = JSON.parse(element.dataset["props"] ?? "{}");
  wireCountdown(element, props);
};
