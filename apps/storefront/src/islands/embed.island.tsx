import { defineIsland } from "@torg/islands";
import { pageConsent } from "../client/pageConsent.ts";
import { EmbedView } from "../pages/EmbedView.tsx";
import type { EmbedIslandProps } from "../pages/EmbedSection.tsx";

export const { mount } = defineIsland(({ embed, defaults }: EmbedIslandProps) => (
  <EmbedView embed={embed} state={pageConsent(defaults)} />
));
