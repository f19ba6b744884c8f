import { Badge, type Tone } from "@torg/ui";
import type { ReactElement } from "react";
import type { DeskOrderState } from "../../domain/deskOrder.ts";
import { useDeskContext } from "../DeskProvider.tsx";

const tones: Readonly<Record<DeskOrderState, Tone>> = {
  placed: "accent",
  picked: "accent",
  "partly-shipped": "warning",
  shipped: "positive",
  delivered: "positive",
  returned: "neutral",
  cancelled: "neutral",
  "payment-gone": "danger",
};

/** The state of an order, as a badge. */
export function StateBadge({ state }: { readonly state: DeskOrderState }): ReactElement {
  const statesTexts = useDeskContext().texts.states;
  return <Badge tone={tones[state]}>{statesTexts[state]}</Badge>;
}
