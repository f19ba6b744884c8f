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

/** How far one order has come, where its parcels are and what was paid back, for a page of this order alone. */
export function OrderProgress({ progress }: OrderProgressProps): ReactElement {
  const words = useAccountContext().texts.orders;
  const headingId = useId();
  return (
    <section className="torg-order-progress" aria-labelledby={headingId}>
      <h2 id={headingId}>{words.now}</h2>
      <DefinitionList items={[stateFact(progress, words), ...refundFacts(progress, words)]} />
      <OrderShipments shipments={progress.shipments} />
      <CreditNotes creditNotes={progress.creditNotes} />
    </section>
  );
}
