import { later, type LaterPart } from "@torg/islands";
import { useOrderMessage } from "./useOrderMessage.ts";

/** The message whose script is fetched when somebody reaches for what the server has drawn of it; a form until then. */
export const LateOrderMessage: LaterPart<object> = later(
  async () => {
    const { OrderMessageForm } = await import("./OrderMessageForm.tsx");
    // What it is drawn from is asked for inside: other props would draw anew what the server has drawn.
    return () => <OrderMessageForm {...useOrderMessage()} />;
  },
  { drawnAs: ".torg-order-message" },
);
