import type { Mount, PropsOf } from "@torg/islands";
import { wireCountdown } from "@torg/ui/wire";
import type { countdown } from "./countdown.island.tsx";

/** Counts in the markup of the server. It needs no React. */
export const mount: Mount<"countdown"> = (element) => {
  const props: PropsOf<typeof countdown> = JSON.parse(element.dataset["props"] ?? "{}");
  wireCountdown(element, props);
};
