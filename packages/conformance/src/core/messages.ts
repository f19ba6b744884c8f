import type { Probe } from "./Check.ts";
import type { Exchange } from "./Wire.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A member of a JSON answer; undefined where there is none. */
export function member(data: unknown, name: string): unknown {
  return isRecord(data) ? data[name] : undefined;
}

/** Notes a sentence that differs from the contract's; the packages show what the backend says. */
export function compareMessage(probe: Probe, exchange: Exchange, wanted: string): void {
  const said = member(exchange.data, "message");
  if (said === wanted) return;
  const name = `${exchange.method} ${exchange.call?.path ?? exchange.url}`;
  probe.warn(`${name} says ${JSON.stringify(said)}, the contract ${JSON.stringify(wanted)}.`);
}
