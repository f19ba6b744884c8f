import { lateOnIntent } from "@torg/ui";
import { Suspense, type ReactElement } from "react";
import { useOrderMessage } from "./useOrderMessage.ts";

const OrderMessageForm = lateOnIntent(
  ".torg-order-message",
  async () => (await import("./OrderMessageForm.tsx")).OrderMessageForm,
);

/** The message whose script is fetched when somebody reaches for what the server has drawn of it; a form until then. */
export function LateOrderMessage(): ReactElement {
  const props = useOrderMessage();
  return (
    <Suspense>
      <OrderMessageForm {...props} />
    </Suspense>
  );
}
