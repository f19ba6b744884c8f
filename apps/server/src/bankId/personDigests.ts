import type { Sealing } from "../secrets/createSealing.ts";

/**
 * What may stand for a personal number beside an account, the current key's first: the same for the same number and key,
 * and without a key nobody can try all numbers. None for what is no personal number of twelve digits.
 */
export function personDigests(personalNumber: string, { digests }: Pick<Sealing, "digests">): readonly Buffer[] {
  return /^\d{12}$/.test(personalNumber) ? digests(`bankid:${personalNumber}`) : [];
}
