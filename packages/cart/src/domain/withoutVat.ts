import { exVat } from "@torg/format";

/** The part of an amount in ore that is left without VAT, in whole ore. */
export function withoutVat(ore: number, factor: number): number {
  return Math.round(exVat(ore, { factor }));
}
