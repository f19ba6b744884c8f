import { less, noAmount, type TaxedAmount, taxedLess, type Total, vatWithin } from "@torg/cart/domain/reckoning";
import { type Charge, chargeInTheEnd, chargeNow, type LineCharge } from "./charge.ts";
import type { OrderAct, OrderLife } from "./orderAct.ts";

/** What an act took off what had been charged, part by part and in all. */
export interface CreditNote extends Total {
  readonly lines: readonly LineCharge[];
  readonly delivery: TaxedAmount;
  readonly fee: TaxedAmount;
  /** Taken off without goods coming back, in ore with VAT. */
  readonly creditOre: number;
  /** All of it by rate of VAT, the highest first. */
  readonly vatParts: readonly TaxedAmount[];
}

const charged = (life: OrderLife): Charge =>
  life.bought.moneyTaken === "at-once" ? chargeInTheEnd(life) : chargeNow(life);

/** The credit note that an act asks for, or null when nothing that was charged is taken off. */
export function creditNote({ bought, acts }: OrderLife, act: OrderAct): CreditNote | null {
  const [before, after] = [charged({ bought, acts }), charged({ bought, acts: [...acts, act] })];
  const all = less(before, after);
  if (all.inclOre <= 0) return null;
  const lines = before.lines.flatMap((line) => {
    const now = after.lines.find(({ lineId }) => lineId === line.lineId) ?? { ...noAmount, quantity: 0 };
    const quantity = line.quantity - now.quantity;
    return quantity === 0 ? [] : [{ lineId: line.lineId, quantity, ...taxedLess(line, now) }];
  });
  const vatParts = before.vatParts
    .map((part) => taxedLess(part, after.vatParts.find(({ vatPercent }) => vatPercent === part.vatPercent) ?? noAmount))
    .filter(({ inclOre }) => inclOre !== 0);
  return {
    lines,
    delivery: taxedLess(before.delivery, after.delivery),
    fee: taxedLess(before.fee, after.fee),
    creditOre: after.creditOre - before.creditOre,
    vatParts,
    ...all,
    vatOre: vatWithin(all),
  };
}
