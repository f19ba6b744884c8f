import { createHash } from "node:crypto";

/** Swish's id of a payment: the shop's reference, a UUID, as 32 upper-case hexadecimal digits. */
export const instructionOf = (reference: string): string => reference.replaceAll("-", "").toUpperCase();

/** The reference that a payment was opened with; "" if the id is not valid. */
export function referenceOf(instruction: string): string {
  const parts = /^([0-9A-F]{8})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{12})$/i.exec(instruction);
  return parts === null ? "" : parts.slice(1).join("-").toLowerCase();
}

/** Swish's id of a refund: derived from the key, so that retries are the same refund. */
export const instructionOfKey = (key: string): string =>
  createHash("sha256").update(key).digest("hex").slice(0, 32).toUpperCase();
