import { noSum, type TaxedSum } from "./boughtOrder.ts";
import { type Charge, chargeInTheEnd, chargeNow, type LineCharge } from "./charge.ts";
import type { OrderAct, OrderLife } from "./orderAct.ts";

/** What an act took off what had been charged, part by part and in all, in ore. */
export interface CreditNote extends TaxedSum {
  readonly lines: readonly LineCharge[];
  readonly delivery: TaxedSum;
  readonly fee: TaxedSum;
  /** Taken off without goods coming back. */
  readonly creditOre: number;
}

const less = (before: TaxedSum, after: TaxedSum): TaxedSum => ({
  totalOre: before.totalOre - after.totalOre,
  vatOre: before.vatOre - after.vatOre,
});

const charged = (life: OrderLife): Charge =>
  life.bought.moneyTaken === "at-once" ? chargeInTheEnd(life) : chargeNow(life);

/** The credit note that an act asks for, or null when nothing that was charged is taken off. */
export function creditNote({ bought, acts }: OrderLife, act: OrderAct): CreditNote | null {
  const [before, after] = [charged({ bought, acts }), charged({ bought, acts: [...acts, act] })];
  const all = less(before, after);
  if (all.totalOre <= 0) return null;
  const lines = before.lines.flatMap((line) => {
    const now = after.lines.find(({ lineId }) => lineId === line.lineId) ?? { ...noSum, quantity: 0 };
    const quantity = line.quantity - now.quantity;
    return quantity === 0 ? [] : [{ lineId: line.lineId, quantity, ...less(line, now) }];
  });
  return {
    lines,
    delivery: less(before.delivery, after.delivery),
    fee: less(before.fee, after.fee),
    creditOre: after.creditOre - before.creditOre,
    ...all,
  };
}
