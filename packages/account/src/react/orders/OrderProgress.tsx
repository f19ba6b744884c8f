import { DefinitionList } from "@torg/ui";
import { useId, type ReactElement } from "react";
import type { AccountOrderProgress } from "../../domain/index.ts";
import { useAccountContext } from "../AccountProvider.tsx";
import { CreditNotes } from "./CreditNotes.tsx";
import { refundFacts, stateFact } from "./orderFacts.ts";
import { OrderShipments } from "./OrderShipments.tsx";

/** Props of OrderProgress. */
export interface OrderProgressProps {
  readonly progress: AccountOrderProgress;
}

/** The progress, parcels and refunds of one order, for a page of its own. */
export function OrderProgress({ progress }: OrderProgressProps): ReactElement {
  const ordersTexts = useAccountContext().texts.orders;
  const headingId = useId();
  return (
    <section className="torg-order-progress" aria-labelledby={headingId}>
      <h2 id={headingId}>{ordersTexts.now}</h2>
      <DefinitionList items={[stateFact(progress, ordersTexts), ...refundFacts(progress, ordersTexts)]} />
      <OrderShipments shipments={progress.shipments} />
      <CreditNotes creditNotes={progress.creditNotes} />
    </section>
  );
}
