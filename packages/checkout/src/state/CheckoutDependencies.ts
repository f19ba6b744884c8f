import type { Client, Schedule } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import type { CheckoutData } from "../domain/checkoutData.ts";
import type { CheckoutSnapshot } from "./checkoutState.ts";

/** What the actions of a checkout depend on. */
export interface CheckoutDependencies {
  readonly store: StoreApi<CheckoutSnapshot>;
  readonly client: Client;
  /** Disables the checkout until the returned function is called. */
  readonly hold: () => () => void;
  readonly apply: (part: Readonly<Record<string, unknown>>) => void;
  readonly applyData: (data: CheckoutData) => void;
  readonly schedule: Schedule;
}
