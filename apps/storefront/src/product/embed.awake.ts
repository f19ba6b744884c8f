import { awaken, type Mount } from "@torg/islands";
import { pageConsent } from "../consent/pageConsent.ts";
import { EmbedView, type embed as island } from "./embed.island.tsx";

export const mount: Mount<"embed"> = awaken<typeof island>(EmbedView, ({ embed, defaults }) => ({
  embed,
  state: pageConsent(defaults),
}));
