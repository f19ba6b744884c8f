import { clockIcon, infoIcon, refusedIcon, successIcon, truckIcon } from "./icons.ts";

const icons: ReadonlyMap<string | null, string> = new Map([
  ["check-circle", successIcon],
  ["x-circle", refusedIcon],
  ["clock", clockIcon],
  ["info", infoIcon],
  ["truck", truckIcon],
]);

/**
 * The icon that a backend names for a product's status: `check-circle`, `x-circle`, `clock`, `info` or `truck`.
 * Undefined for any other name, so that a dot can be shown.
 */
export function iconOfStatus(name: string | null): string | undefined {
  return icons.get(name);
}
