import { parsePersonalNumber } from "@torg/format";

/** A secret part of a path: a uuid, or at least 20 characters with a digit, which is no word. */
const secret = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=[\w-]*\d)[\w-]{20,})(?=\.\w+$|$)/i;

/** A personal identity number with its separator, which is unambiguous even with a wrong check digit. */
const signed = /(?<!\d)(?:\d{2})?\d{6}(?:[-+]|%2B|%20|%E2%80%9[0-3])\d{4}(?!\d)/gi;
/** Digits that are such a number, or a product's. */
const unsigned = /(?<!\d)(?:\d{2})?\d{10}(?!\d)/g;

const withoutPersons = (part: string): string =>
  part
    .replaceAll(signed, "…")
    .replaceAll(unsigned, (digits) => (parsePersonalNumber(digits, new Date()).ok ? "…" : digits));

/**
 * An address as logged: its path without the query, which visitors type, without parts that grant access, such as the
 * token of a review request or a webhook, and without identity numbers, which visitors may enter anywhere.
 */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path
    .split("/")
    .map((part) => withoutPersons(part.replace(secret, "…")))
    .join("/");
}
