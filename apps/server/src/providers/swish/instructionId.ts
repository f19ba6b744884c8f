import { createHash } from "node:crypto";

/** Swish's name for a payment: the shop's reference, a UUID, as 32 capital hexadecimal digits. */
export const instructionOf = (reference: string): string => reference.replaceAll("-", "").toUpperCase();

/** The reference that a payment was opened with; "" for what is no name of Swish's. */
export function referenceOf(instruction: string): string {
  const parts = /^([0-9A-F]{8})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{12})$/i.exec(instruction);
  return parts === null ? "" : parts.slice(1).join("-").toLowerCase();
}

/** Swish's name for money that moves back: the same key gives the same name, so that repetitions are one. */
export const instructionOfKey = (key: string): string =>
  createHash("sha256").update(key).digest("hex").slice(0, 32).toUpperCase();
