/** Joins the parts of a letter with an empty line between them; empty parts are left out. */
export const emailText = (parts: readonly (readonly string[])[]): string =>
  parts
    .filter((part) => part.length > 0)
    .map((part) => part.join("\n"))
    .join("\n\n");
