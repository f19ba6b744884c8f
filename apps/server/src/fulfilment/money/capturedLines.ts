import { subtractTaxed, taxedAmount, type TaxedAmount } from "@torg/cart/domain/pricing";
import { type Charge, chargeNow, type OrderHistory } from "@torg/orders/domain";
import type { PaymentLine } from "../../providers/PaymentProvider.ts";
import { captureTexts } from "../../texts/captureTexts.ts";
import type { StoredOrder } from "../acts/StoredOrder.ts";

type NamedLine = Pick<StoredOrder["lines"][number], "id" | "external_id" | "product_id" | "name" | "unit_price_ore">;

/** The data for the lines of a capture. */
interface Captured {
  readonly life: OrderHistory;
  /** How many acts there were at the last capture; 0: there was none. */
  readonly since: number;
  readonly lines: readonly NamedLine[];
  readonly names: { readonly delivery: string; readonly fee: string };
}

function goodsLines({ lines }: Captured, before: Charge, now: Charge): readonly PaymentLine[] {
  return now.lines.flatMap((charge) => {
    const row = lines.find(({ id }) => id === charge.lineId);
    const earlier = before.lines.find(({ lineId }) => lineId === charge.lineId);
    const quantity = charge.quantity - (earlier?.quantity ?? 0);
    if (row === undefined || quantity <= 0) return [];
    const { inclOre, vatOre } = earlier === undefined ? charge : subtractTaxed(charge, earlier);
    return [
      {
        kind: "goods" as const,
        articleId: row.external_id === "" ? String(row.product_id) : row.external_id,
        name: row.name,
        quantity,
        unitOre: row.unit_price_ore,
        vatPercent: charge.vatPercent,
        discountOre: row.unit_price_ore * quantity - inclOre,
        totalOre: inclOre,
        vatOre,
      },
    ];
  });
}

function lineOf(kind: "delivery" | "fee" | "gift-card", name: string, amount: TaxedAmount): PaymentLine {
  const { inclOre, vatPercent, vatOre } = amount;
  return {
    kind,
    articleId: kind === "gift-card" ? "rest" : kind,
    name,
    quantity: 1,
    unitOre: inclOre,
    vatPercent,
    discountOre: 0,
    totalOre: inclOre,
    vatOre,
  };
}

/**
 * The lines of a capture: the goods shipped since the last one, delivery and fee in the first, and a line for gift
 * cards or deductions so that the lines add up to the captured amount.
 */
export function capturedLines(captured: Captured, amountOre: number): readonly PaymentLine[] {
  const { life, since, names } = captured;
  const before = chargeNow({ ...life, acts: life.acts.slice(0, since) });
  const now = chargeNow(life);
  const charges = (["delivery", "fee"] as const).flatMap((kind) => {
    const charge = subtractTaxed(now[kind], before[kind]);
    return charge.inclOre > 0 ? [lineOf(kind, names[kind], charge)] : [];
  });
  const lines = [...goodsLines(captured, before, now), ...charges];
  const restOre = amountOre - lines.reduce((sum, { totalOre }) => sum + totalOre, 0);
  return restOre === 0 ? lines : [...lines, lineOf("gift-card", captureTexts.rest, taxedAmount(restOre, 0))];
}
