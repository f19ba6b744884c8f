/** A part of a path that nobody can guess: a uuid, or twenty signs and more that no word has. */
const secret = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=[\w-]*\d)[\w-]{20,})(?=\.\w+$|$)/i;

/**
 * What the log tells of an address: its path, without what a visitor typed behind the question mark, and without parts
 * whose knowledge lets somebody in, as the link of a review request or the address of a notice.
 */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path
    .split("/")
    .map((part) => part.replace(secret, "…"))
    .join("/");
}
