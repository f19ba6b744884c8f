import { isSameSum } from "../core/outcomes.ts";
import type { ReadCart } from "./fillCart.ts";

/** Swedish rates of value added tax, as factors. */
const factors = [1.25, 1.12, 1.06, 1];

type Line = ReadCart["products"][number];

function lineProblems(line: Line): readonly string[] {
  const name = `Line ${line.row_id}`;
  const problems: string[] = [];
  for (const vat of ["incl", "excl"] as const) {
    const [unit, total] = [line[`unit_price_${vat}_vat`], line[`total_price_${vat}_vat`]];
    const wanted = unit * line.quantity;
    // A total without tax is rounded once, its unit price once as well.
    if (!isSameSum(total, wanted, vat === "incl" ? 1 : line.quantity)) {
      problems.push(`${name} costs ${total} ${vat}. VAT, ${line.quantity} × ${unit} is ${wanted}.`);
    }
  }
  const { unit_price_incl_vat: incl, unit_price_excl_vat: excl } = line;
  if (!factors.some((factor) => isSameSum(excl, incl / factor))) {
    problems.push(`${name} costs ${incl} with and ${excl} without VAT, which is no Swedish rate.`);
  }
  return problems;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Does the sums of a cart by itself and says where they differ. */
export function cartProblems(cart: ReadCart): readonly string[] {
  const problems = cart.products.flatMap(lineProblems);
  const pieces = sumOf(cart.products.map((line) => line.quantity));
  if (cart.totalAmount !== pieces) problems.push(`totalAmount is ${cart.totalAmount}, the lines hold ${pieces}.`);
  const wanted = sumOf(
    cart.products.map((line) => (cart.includes_vat ? line.total_price_incl_vat : line.total_price_excl_vat)),
  );
  if (!isSameSum(cart.totalProductSum, wanted)) {
    problems.push(`totalProductSum is ${cart.totalProductSum}, the lines sum up to ${wanted}.`);
  }
  return [...problems, ...discountProblems(cart.discount, cart)];
}

/** Does the sums of a cart's discounts. */
export function discountProblems(discount: ReadCart["discount"], cart: ReadCart): readonly string[] {
  const { rows, total, total_incl_vat: incl, total_excl_vat: excl } = discount;
  const problems: string[] = [];
  const wanted = {
    incl: sumOf(rows.map((row) => row.discount_amount_incl_vat)),
    excl: sumOf(rows.map((row) => row.discount_amount_excl_vat)),
  };
  if (!isSameSum(incl, wanted.incl)) problems.push(`total_incl_vat is ${incl}, the rows sum up to ${wanted.incl}.`);
  if (!isSameSum(excl, wanted.excl)) problems.push(`total_excl_vat is ${excl}, the rows sum up to ${wanted.excl}.`);
  const shown = cart.includes_vat ? incl : excl;
  if (!isSameSum(total, shown)) problems.push(`The discount's total is ${total}, should be ${shown}.`);
  if (rows.some((row) => row.discount_amount_incl_vat < 0)) problems.push("A discount is negative.");
  const products = sumOf(cart.products.map((line) => line.total_price_incl_vat));
  if (incl > products + 0.01) problems.push(`The discounts take ${incl} off products that cost ${products}.`);
  return problems;
}
