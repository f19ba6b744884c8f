const codes = /^[A-Z0-9_]{2,60}$/;

/**
 * The kind of an error: the code from PostgreSQL, the network or mail (`23505`, `ECONNREFUSED`), else that of its
 * cause, else its name. Never its message, which may contain user input.
 */
export function faultKind(trouble: unknown): string {
  if (!(trouble instanceof Error)) return "unknown";
  return codeOf(trouble) ?? codeOf(trouble.cause) ?? trouble.name;
}

function codeOf(trouble: unknown): string | undefined {
  const code = trouble instanceof Error && "code" in trouble ? trouble.code : undefined;
  return typeof code === "string" && codes.test(code) ? code : undefined;
}
