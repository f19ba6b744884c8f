/** What the log tells of an error. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
}

/**
 * Picks what the log may tell of an error. What else hangs on one may hold what a visitor typed: PostgreSQL's details
 * quote whole rows, and mail servers name in their message whom a letter was for.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const isOfMail = "responseCode" in error || "command" in error;
  const told = isOfMail ? { message: "", stack: "" } : { message: error.message, stack: error.stack ?? "" };
  return { type: error.name, ...told, ...code };
}
