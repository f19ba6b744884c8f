const codes = /^[A-Z0-9_]{2,60}$/;

/**
 * What kind of fault something is: the code that PostgreSQL, the network or mail gives it (`23505`, `ECONNREFUSED`), its
 * cause's where it has none, or its name. Never its words, which may hold what somebody typed.
 */
export function faultKind(trouble: unknown): string {
  if (!(trouble instanceof Error)) return "unknown";
  return codeOf(trouble) ?? codeOf(trouble.cause) ?? trouble.name;
}

function codeOf(trouble: unknown): string | undefined {
  const code = trouble instanceof Error && "code" in trouble ? trouble.code : undefined;
  return typeof code === "string" && codes.test(code) ? code : undefined;
}
