/** The fields of a logged error. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
}

/**
 * Picks the fields of an error that may be logged. Others may hold a visitor's input: PostgreSQL's details quote whole
 * rows, and errors of mail servers name recipients in their message.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const isOfMail = "responseCode" in error || "command" in error;
  const details = isOfMail ? { message: "", stack: "" } : { message: error.message, stack: error.stack ?? "" };
  return { type: error.name, ...details, ...code };
}
