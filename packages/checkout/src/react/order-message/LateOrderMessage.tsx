import { lateOnIntent } from "@torg/ui";
import { Suspense, type ReactElement } from "react";
import { useOrderMessage } from "./useOrderMessage.ts";

// What it is drawn from is asked for inside: other props would draw anew what the server has drawn.
const OrderMessage = lateOnIntent(".torg-order-message", async () => {
  const { OrderMessageForm } = await import("./OrderMessageForm.tsx");
  return () => <OrderMessageForm {...useOrderMessage()} />;
});

/** The message whose script is fetched when somebody reaches for what the server has drawn of it; a form until then. */
export function LateOrderMessage(): ReactElement {
  return (
    <Suspense>
      <OrderMessage />
    </Suspense>
  );
}
