import type { Probe } from "./Check.ts";
import { member } from "./member.ts";
import type { Exchange } from "./Wire.ts";

/** Warns of a message that differs from the contract's; the packages show whatever the backend says. */
export function compareMessage(probe: Probe, exchange: Exchange, wanted: string): void {
  const said = member(exchange.data, "message");
  if (said === wanted) return;
  const name = `${exchange.method} ${exchange.call?.path ?? exchange.url}`;
  probe.warn(`${name} says ${JSON.stringify(said)}, the contract ${JSON.stringify(wanted)}.`);
}
