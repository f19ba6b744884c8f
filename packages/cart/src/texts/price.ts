import { formatPrice, toKronor } from "@torg/format";

/** An amount of integer ore: whole kronor where it is whole, else with two decimals, so that it is never rounded. */
export function price(ore: number): string {
  return formatPrice(toKronor(ore), { decimals: 2, stripIfInteger: true });
}
