import { createHmac } from "node:crypto";
import type { BankIdOrder } from "./BankId.ts";

/** The QR code that another device scans, after that many whole seconds; it changes every second. */
export function bankIdCode({ qrStartToken, qrStartSecret }: BankIdOrder, seconds: number): string {
  const time = String(Math.max(0, Math.floor(seconds)));
  return `bankid.${qrStartToken}.${time}.${createHmac("sha256", qrStartSecret).update(time).digest("hex")}`;
}

/** The address that opens the app on the same device, and the one it returns to. */
export interface BankIdReturn {
  readonly app: string;
  readonly back: string;
}

/** The link that opens the app on the same device, and returns to the shop. */
export function bankIdLink(
  { autoStartToken }: Pick<BankIdOrder, "autoStartToken">,
  { app, back }: BankIdReturn,
): string {
  return `${app}?${new URLSearchParams({ autostarttoken: autoStartToken, redirect: back }).toString()}`;
}
