import { createHmac } from "node:crypto";
import type { BankIdOrder } from "./BankId.ts";

/** What the code says that another device reads, so many whole seconds after the start: it is another one every second. */
export function bankIdCode({ qrStartToken, qrStartSecret }: BankIdOrder, seconds: number): string {
  const time = String(Math.max(0, Math.floor(seconds)));
  return `bankid.${qrStartToken}.${time}.${createHmac("sha256", qrStartSecret).update(time).digest("hex")}`;
}

/** Where the app is opened on the device that shows the page, and where it comes back to. */
export interface BankIdWay {
  readonly app: string;
  readonly back: string;
}

/** Opens the app on the device that shows the page, and comes back to an address of the shop. */
export function bankIdLink({ autoStartToken }: Pick<BankIdOrder, "autoStartToken">, { app, back }: BankIdWay): string {
  return `${app}?${new URLSearchParams({ autostarttoken: autoStartToken, redirect: back }).toString()}`;
}
