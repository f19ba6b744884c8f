import type { Sealing } from "../secrets/createSealing.ts";

/**
 * The digests that identify a personal number with an account, the current key's first. They are deterministic, but
 * without a key nobody can try out all numbers. Empty for anything but a personal number of twelve digits.
 */
export function personDigests(personalNumber: string, { digests }: Pick<Sealing, "digests">): readonly Buffer[] {
  return /^\d{12}$/.test(personalNumber) ? digests(`bankid:${personalNumber}`) : [];
}
