import { parsePersonalNumber } from "@torg/format";

/** A part of a path that nobody can guess: a uuid, or twenty signs and more that no word has. */
const secret = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=[\w-]*\d)[\w-]{20,})(?=\.\w+$|$)/i;

/** The number of a person, as somebody may write it: with a sign it can be nothing else, whatever its last digit is. */
const signed = /(?<!\d)(?:\d{2})?\d{6}(?:[-+]|%2B|%20|%E2%80%9[0-3])\d{4}(?!\d)/gi;
/** Digits that are such a number, or a product's. */
const unsigned = /(?<!\d)(?:\d{2})?\d{10}(?!\d)/g;

const withoutPersons = (part: string): string =>
  part
    .replaceAll(signed, "…")
    .replaceAll(unsigned, (digits) => (parsePersonalNumber(digits, new Date()).ok ? "…" : digits));

/**
 * What the log tells of an address: its path, without what a visitor typed behind the question mark, and without parts
 * whose knowledge lets somebody in, as the link of a review request or the address of a notice, and without the number
 * of a person, which leads nowhere and is typed all the same.
 */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path
    .split("/")
    .map((part) => withoutPersons(part.replace(secret, "…")))
    .join("/");
}
