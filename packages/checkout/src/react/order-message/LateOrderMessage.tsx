import { lazyPart, type LazyPart } from "@torg/islands";
import { useOrderMessage } from "./useOrderMessage.ts";

/**
 * The server-rendered message form, which works without script until its script is fetched when the visitor reaches for
 * it.
 */
export const LateOrderMessage: LazyPart<object> = lazyPart(
  async () => {
    const { OrderMessageForm } = await import("./OrderMessageForm.tsx");
    // Props are read inside: new props from outside would re-render the server's markup.
    return () => <OrderMessageForm {...useOrderMessage()} />;
  },
  { serverMarkup: ".torg-order-message" },
);
