import { defineIsland } from "@torg/islands";
import { pageConsent } from "../consent/pageConsent.ts";
import { EmbedView } from "./EmbedView.tsx";
import type { EmbedIslandProps } from "./EmbedSection.tsx";

export const { mount } = defineIsland(({ embed, defaults }: EmbedIslandProps) => (
  <EmbedView embed={embed} state={pageConsent(defaults)} />
));
