import { minusSign } from "../characters.ts";
import { hasNumberFormat } from "./hasNumberFormat.ts";
import { numberFormat } from "./numberFormat.ts";

/** Options for formatting a number. */
export interface NumberOptions {
  /** At most this many digits after the comma; default 3. */
  readonly decimals?: number;
}

/** Formats a number in Swedish style: `1 234,5` with no-break spaces and a minus sign. */
export function formatNumber(value: number, { decimals = 3 }: NumberOptions = {}): string {
  if (!hasNumberFormat()) return plainNumber(value, decimals);
  return numberFormat({ maximumFractionDigits: decimals }).format(value);
}

function plainNumber(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)))
    .replace(".", ",")
    .replace("-", minusSign);
}
