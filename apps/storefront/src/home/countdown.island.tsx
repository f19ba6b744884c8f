import type { Mount, PropsOf } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { Countdown } from "@torg/ui";
import { wireCountdown, type WiredCountdown } from "@torg/ui/wire";
import type { ReactNode } from "react";
import { campaignTexts } from "../texts/campaignTexts.ts";

/** Props of `CampaignCountdown`. */
export interface CampaignCountdownProps {
  /** When the campaign ends, as ISO 8601. */
  readonly endsAt: string;
}

const { countdown: words, until } = campaignTexts;

function CampaignCountdown({ endsAt }: CampaignCountdownProps): ReactNode {
  return <Countdown end={Date.parse(endsAt)} endText={until(endsAt)} words={words} />;
}

/** The time that is left of a campaign; without script its end in words. */
export const countdown = defineIsland({
  name: "countdown",
  view: CampaignCountdown,
  asleep: (given: CampaignCountdownProps) => given,
  props: ({ endsAt }): WiredCountdown => ({
    end: Date.parse(endsAt),
    hide: words.hide,
    show: words.show,
    ended: words.ended,
  }),
  wake: () => "visible",
  isLate: true,
});

/** Counts in the markup of the server. It needs no React. */
export const mount: Mount = (element) => {
  const props: PropsOf<typeof countdown> = JSON.parse(element.dataset["props"] ?? "{}");
  wireCountdown(element, props);
};
