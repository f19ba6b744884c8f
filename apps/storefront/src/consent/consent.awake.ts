import { awaken, type Mount, type PropsOf } from "@torg/islands";
import { ConsentView, type consent } from "./consent.island.tsx";
import { pageConsent } from "./pageConsent.ts";

type Island = typeof consent;

const draw = awaken<Island>(ConsentView, ({ defaults }) => ({ state: pageConsent(defaults) }));

/** Takes the dialog over, and opens it with the settings whenever somebody asks for them. */
export const mount: Mount<"consent"> = async (element, takeTyped) => {
  await draw(element, takeTyped);
  const { defaults }: PropsOf<Island> = JSON.parse(element.dataset["props"] ?? "{}");
  const state = pageConsent(defaults);
  if (element.dataset["asked"] !== undefined) state.open();
  element.addEventListener("ask", () => state.open());
};
