import { cardIcon } from "../icon/icons.ts";
import type { PaymentKind } from "./PaymentOption.ts";

/** Generic drawings of payment kinds, our own if there is no such icon; none is a company logo. */
export const paymentDrawings: Readonly<Record<PaymentKind, string>> = {
  card: cardIcon,
  app: "M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M11 18h2",
  invoice: "M5 3h14v18l-2.3-1.6L14.3 21 12 19.4 9.7 21l-2.4-1.6L5 21zM9 8h6M9 12h6",
};
