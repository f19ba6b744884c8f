import { formatPrice, toKronor } from "@torg/format";

/**
 * Formats an amount of integer ore: whole kronor without decimals, otherwise two decimals, so that it is never rounded.
 */
export function price(ore: number): string {
  return formatPrice(toKronor(ore), { decimals: 2, stripIfInteger: true });
}
