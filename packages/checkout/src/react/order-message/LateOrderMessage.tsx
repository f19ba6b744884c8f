import { whenReachedFor } from "@torg/ui";
import { lazy, Suspense, type ReactElement } from "react";
import { useOrderMessage } from "./useOrderMessage.ts";

const OrderMessageForm = lazy(async () => {
  await whenReachedFor(".torg-order-message");
  const { OrderMessageForm: part } = await import("./OrderMessageForm.tsx");
  return { default: part };
});

/** The message whose script is fetched when somebody reaches for what the server has drawn of it; a form until then. */
export function LateOrderMessage(): ReactElement {
  const props = useOrderMessage();
  return (
    <Suspense>
      <OrderMessageForm {...props} />
    </Suspense>
  );
}
