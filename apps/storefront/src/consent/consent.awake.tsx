import { defineIsland } from "@torg/islands";
import type { IslandModule } from "@torg/islands";
import { pageConsent } from "./pageConsent.ts";
import { ConsentView } from "./ConsentView.tsx";
import type { ConsentIslandProps } from "./ConsentView.tsx";

const island = defineIsland(({ defaults }: ConsentIslandProps) => <ConsentView state={pageConsent(defaults)} />);

/** Takes the dialog over, and opens it with the settings whenever somebody asks for them. */
export const mount: IslandModule["mount"] = async (element, takeTyped) => {
  await island.mount(element, takeTyped);
  const props: ConsentIslandProps = JSON.parse(element.dataset["props"] ?? "{}");
  const state = pageConsent(props.defaults);
  if (element.dataset["asked"] !== undefined) state.open();
  element.addEventListener("ask", () => state.open());
};
