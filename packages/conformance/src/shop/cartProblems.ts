import { toKronor } from "@torg/format";
import { isSameSum } from "../core/outcomes.ts";
import type { ReadCart } from "./fillCart.ts";

/** Swedish VAT rates, as factors. */
const factors = [1.25, 1.12, 1.06, 1];

type Line = ReadCart["lines"][number];

function lineProblems(line: Line): readonly string[] {
  const name = `Line ${line.rowId}`;
  const problems: string[] = [];
  for (const vat of ["incl", "excl"] as const) {
    const mode = vat === "incl" ? "InclVatOre" : "ExclVatOre";
    const [unit, total] = [toKronor(line[`unitPrice${mode}`]), toKronor(line[`totalPrice${mode}`])];
    const wanted = unit * line.quantity;
    // A total without tax is rounded once, and so is its unit price.
    if (!isSameSum(total, wanted, vat === "incl" ? 1 : line.quantity)) {
      problems.push(`${name} costs ${total} ${vat}. VAT, ${line.quantity} × ${unit} is ${wanted}.`);
    }
  }
  const [incl, excl] = [toKronor(line.unitPriceInclVatOre), toKronor(line.unitPriceExclVatOre)];
  if (!factors.some((factor) => isSameSum(excl, incl / factor))) {
    problems.push(`${name} costs ${incl} with and ${excl} without VAT, which is no Swedish rate.`);
  }
  return problems;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** A sum of öre amounts in kronor, as the backend writes it. */
const kronorOf = (amountsOre: readonly number[]): number => toKronor(sumOf(amountsOre));

/** Recalculates the sums of a cart and reports differences. */
export function cartProblems(cart: ReadCart): readonly string[] {
  const problems = cart.lines.flatMap(lineProblems);
  const pieces = sumOf(cart.lines.map((line) => line.quantity));
  if (cart.itemCount !== pieces) problems.push(`totalAmount is ${cart.itemCount}, the lines hold ${pieces}.`);
  const wanted = kronorOf(
    cart.lines.map((line) => (cart.includesVat ? line.totalPriceInclVatOre : line.totalPriceExclVatOre)),
  );
  const sum = toKronor(cart.productsOre);
  if (!isSameSum(sum, wanted)) {
    problems.push(`totalProductSum is ${sum}, the lines sum up to ${wanted}.`);
  }
  return [...problems, ...discountProblems(cart.discount, cart)];
}

const isCard = ({ giftCard }: ReadCart["discount"]["rows"][number]): boolean => (giftCard ?? null) !== null;

/** Recalculates the sums of a cart's codes and reports differences. */
export function discountProblems(discount: ReadCart["discount"], cart: ReadCart): readonly string[] {
  const { rows } = discount;
  const total = toKronor(discount.totalOre);
  const [incl, excl] = [toKronor(discount.totalInclVatOre), toKronor(discount.totalExclVatOre)];
  const problems: string[] = [];
  const wanted = {
    incl: kronorOf(rows.map((row) => row.amountInclVatOre)),
    excl: kronorOf(rows.map((row) => row.amountExclVatOre)),
  };
  if (!isSameSum(incl, wanted.incl)) problems.push(`total_incl_vat is ${incl}, the rows sum up to ${wanted.incl}.`);
  if (!isSameSum(excl, wanted.excl)) problems.push(`total_excl_vat is ${excl}, the rows sum up to ${wanted.excl}.`);
  const shown = cart.includesVat ? incl : excl;
  if (!isSameSum(total, shown)) problems.push(`The discount's total is ${total}, should be ${shown}.`);
  if (rows.some((row) => row.amountInclVatOre < 0)) problems.push("A discount is negative.");
  const [cards, codes] = [rows.filter(isCard), rows.filter((row) => !isCard(row))];
  for (const { code, amountInclVatOre, amountExclVatOre } of cards) {
    if (amountInclVatOre === amountExclVatOre) continue;
    problems.push(`The gift card ${code} does not pay the same with and without VAT.`);
  }
  const products = kronorOf(cart.lines.map((line) => line.totalPriceInclVatOre));
  // Gift cards may pay for delivery as well, so only codes are compared with the products.
  const lowered = kronorOf(codes.map((row) => row.amountInclVatOre));
  if (lowered > products + 0.01) problems.push(`The discounts take ${lowered} off products that cost ${products}.`);
  return problems;
}
