import type { FormFlash } from "@torg/ui";
import type { ReturnState } from "../../state/createReturnState.ts";

/** Props of ReturnForm. */
export interface ReturnFormProps {
  readonly state: ReturnState<File>;
  /** The order's internal id, if the page knows it; the lookup uses the number below. */
  readonly orderId?: number | null;
  /** Initial order number of the lookup. */
  readonly orderNumber?: string;
  /** Initial e-mail address of the lookup. */
  readonly orderEmail?: string;
  /** The kinds of return, by key. */
  readonly returnOrderTypes: Readonly<Record<string, string>>;
  /** Maximum number of images, the same as in the state. */
  readonly maxImages?: number;
  /** The page that forms without script return to. */
  readonly returnTo?: string;
  /** The address of the withdrawal; the form links to it when given. */
  readonly withdrawalAddress?: string;
  /** The refused form, when it was sent without script. */
  readonly flash?: FormFlash | null;
}
