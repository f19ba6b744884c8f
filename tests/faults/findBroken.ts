import { boughtCable } from "../../apps/server/src/testing/patientBuyer.ts";
import type { Acknowledged } from "./buy.ts";
import { cablesAtFirst, type FaultShop } from "./openFaultShop.ts";

interface StoredOrder {
  readonly id: number;
  readonly email: string;
  readonly provider: string;
  readonly total_ore: number;
  readonly reference: string | null;
  readonly pieces: number;
  readonly lines: number;
}

const stored = `
  SELECT o.id, o.email, o.provider, o.total_ore, p.reference, sum(l.quantity)::integer AS pieces,
    count(*)::integer AS lines
  FROM "order" o JOIN order_line l ON l.order_id = o.id LEFT JOIN payment p ON p.order_id = o.id
  WHERE l.product_id = ${boughtCable.productId} GROUP BY o.id, p.reference ORDER BY o.id`;

/** Products whose stock differs from the sum of their ledger. */
const wrongStock = `
  SELECT p.id FROM product p JOIN stock_ledger l ON l.product_id = p.id AND l.store_id IS NULL
  GROUP BY p.id HAVING p.stock <> sum(l.change)`;

/** Cables in stock, including those reserved for unfinished payments. */
const leftCables = `
  SELECT stock + (SELECT coalesce(sum(r.quantity), 0) FROM stock_reservation r WHERE r.product_id = product.id)::integer
    AS pieces FROM product WHERE id = ${boughtCable.productId}`;

/** Values in only one of two lists, each with a description of the problem. */
function differences(
  ours: readonly string[],
  theirs: readonly string[],
  [missing, extra]: readonly [string, string],
): readonly string[] {
  const [mine, others] = [new Set(ours), new Set(theirs)];
  return [
    ...[...mine].filter((one) => !others.has(one)).map((one) => `${missing}: ${one}`),
    ...[...others].filter((one) => !mine.has(one)).map((one) => `${extra}: ${one}`),
  ];
}

/** Texts that occur more than once. */
const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

/**
 * Finds violated invariants once every buyer has an order: acknowledged orders equal the stored ones and the
 * provider's, each once; stock equals its ledger and what was not sold.
 */
export async function findBroken(
  { look, provider }: FaultShop,
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> {
  return look(async ({ pool }) => {
    const { rows: orders } = await pool.query<StoredOrder>(stored);
    const known = acknowledged.map(({ order }) => String(order));
    const byInvoice = orders.filter(({ provider: by }) => by === "manual").map(({ email }) => email);
    const paid = provider.payments().filter(({ heldOre }) => heldOre > 0);
    const references = orders.flatMap(({ reference }) => (reference === null ? [] : [reference]));
    const { totalOre, quantity } = boughtCable;
    const odd = orders.filter(
      ({ total_ore, pieces, lines }) => total_ore !== totalOre || pieces !== quantity || lines !== 1,
    );
    const [left] = (await pool.query<{ readonly pieces: number }>(leftCables)).rows;
    const notSold = cablesAtFirst - quantity * orders.length;
    return [
      ...differences(
        known,
        orders.map(({ id }) => String(id)),
        ["acknowledged and lost", "stored and not acknowledged"],
      ),
      ...repeated(known).map((id) => `acknowledged twice: ${id}`),
      ...repeated(byInvoice).map((email) => `ordered twice: ${email}`),
      ...differences(
        paid.map(({ reference }) => reference),
        references,
        ["paid and not ordered", "ordered and not paid"],
      ),
      ...repeated(references).map((reference) => `paid once and ordered twice: ${reference}`),
      ...paid.filter(({ heldOre }) => heldOre !== totalOre).map(({ id }) => `another sum is held: ${id}`),
      ...odd.map(({ id }) => `another order than was asked for: ${id}`),
      ...(await pool.query<{ readonly id: number }>(wrongStock)).rows.map(({ id }) => `stock is not its ledger: ${id}`),
      ...(left?.pieces === notSold ? [] : [`${left?.pieces} cables are left, not ${notSold}`]),
    ];
  });
}
