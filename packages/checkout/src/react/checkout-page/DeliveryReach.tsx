import type { ReactElement } from "react";
import type { Country } from "../../domain/checkoutData.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";

/** Props of DeliveryReach. */
export interface DeliveryReachProps {
  /** The countries that the shop delivers to; empty if only its own. */
  readonly countries: readonly Country[];
}

/** Where the shop delivers, shown before anything is filled in (2 kap. 3 § distansavtalslagen). */
export function DeliveryReach({ countries }: DeliveryReachProps): ReactElement {
  const { texts } = useCheckoutContext();
  const isFetched = useCheckout((snapshot) => snapshot.data.forcesPickupInStore);
  const names = countries.map(({ name }) => name);
  return <p>{isFetched ? texts.fetched : texts.deliversTo(names)}</p>;
}
