import { noAmount, subtract, subtractTaxed, type TaxedAmount, type Total, vatWithin } from "@torg/cart/domain/pricing";
import { type Charge, finalCharge, chargeNow, type LineCharge } from "./charge.ts";
import type { OrderAct, OrderHistory } from "./orderAct.ts";

/** The amount by which an act lowers what had been charged, by part and in total. */
export interface CreditNote extends Total {
  readonly lines: readonly LineCharge[];
  readonly delivery: TaxedAmount;
  readonly fee: TaxedAmount;
  /** Price reductions without goods coming back, in öre with VAT. */
  readonly creditOre: number;
  /** The total by VAT rate, the highest first. */
  readonly vatParts: readonly TaxedAmount[];
}

const charged = (life: OrderHistory): Charge =>
  life.bought.moneyTaken === "at-once" ? finalCharge(life) : chargeNow(life);

/** The credit note that an act requires, or null when it lowers nothing that was charged. */
export function creditNote({ bought, acts }: OrderHistory, act: OrderAct): CreditNote | null {
  const [before, after] = [charged({ bought, acts }), charged({ bought, acts: [...acts, act] })];
  const all = subtract(before, after);
  if (all.inclOre <= 0) return null;
  const lines = before.lines.flatMap((line) => {
    const now = after.lines.find(({ lineId }) => lineId === line.lineId) ?? { ...noAmount, quantity: 0 };
    const quantity = line.quantity - now.quantity;
    return quantity === 0 ? [] : [{ lineId: line.lineId, quantity, ...subtractTaxed(line, now) }];
  });
  const vatParts = before.vatParts
    .map((part) =>
      subtractTaxed(part, after.vatParts.find(({ vatPercent }) => vatPercent === part.vatPercent) ?? noAmount),
    )
    .filter(({ inclOre }) => inclOre !== 0);
  return {
    lines,
    delivery: subtractTaxed(before.delivery, after.delivery),
    fee: subtractTaxed(before.fee, after.fee),
    creditOre: after.creditOre - before.creditOre,
    vatParts,
    ...all,
    vatOre: vatWithin(all),
  };
}
