import type { FormFlash } from "@torg/ui";
import type { ReturnState } from "../../state/index.ts";

/** Props of ReturnForm. */
export interface ReturnFormProps {
  readonly state: ReturnState<File>;
  /** The order's own id, where the page knows it; the lookup goes by the number below. */
  readonly orderId?: number | null;
  /** Order number that the lookup starts with. */
  readonly orderNumber?: string;
  /** E-mail address that the lookup starts with. */
  readonly orderEmail?: string;
  /** The kinds of return, by key. */
  readonly returnOrderTypes: Readonly<Record<string, string>>;
  /** How many images are taken, as the state counts them. */
  readonly maxImages?: number;
  /** Where forms without script come back to. */
  readonly returnTo?: string;
  /** Where a purchase can be withdrawn from; the form leads there when it is given. */
  readonly withdrawalAddress?: string;
  /** What a form without script has brought back. */
  readonly flash?: FormFlash | null;
}
