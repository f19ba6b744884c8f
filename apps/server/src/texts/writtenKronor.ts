import { formatPrice, toKronor } from "@torg/format";

/** An amount in öre as letters and the desk write it: in kronor, always with two decimals. */
export function writtenKronor(ore: number): string {
  return formatPrice(toKronor(ore), { decimals: 2 });
}
