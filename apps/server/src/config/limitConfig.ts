import * as z from "zod/mini";
import { namedLimits } from "./limits.ts";
import { listedItems } from "./listedItems.ts";

/** Configured maximums by the names of limits. */
export type LimitSettings = ReadonlyMap<string, number>;

const names = new Set(namedLimits.map(({ name }) => name));
/** `code/session=60`: a limit's name, and a number from one to a million. Limits cannot be disabled. */
function isSetting(item: string): boolean {
  const [name = "", most = "", more] = item.split("=");
  return names.has(name) && more === undefined && /^[1-9]\d{0,5}$|^1000000$/.test(most);
}

/** The environment variable of limits, for the schema of all variables. */
export const limitVariables = {
  LIMITS: z._default(z.string().check(z.refine((list) => listedItems(list).every(isSetting))), ""),
} as const;

/** Reads the limits with other maximums than the default. */
export function readLimitConfig({ LIMITS }: { readonly LIMITS: string }): { readonly limits: LimitSettings } {
  const pairs = listedItems(LIMITS).map((item) => item.split("="));
  return { limits: new Map(pairs.map(([name = "", most = ""]) => [name, Number(most)])) };
}
