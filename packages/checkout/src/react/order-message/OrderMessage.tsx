import type { ReactElement } from "react";
import { OrderMessageForm } from "./OrderMessageForm.tsx";
import { useOrderMessage } from "./useOrderMessage.ts";

/** A message to the shop, behind a link until the buyer wants to write one. It is saved when the field is left. */
export function OrderMessage(): ReactElement {
  return <OrderMessageForm {...useOrderMessage()} />;
}
