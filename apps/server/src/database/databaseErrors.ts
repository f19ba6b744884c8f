import { codeOf } from "../errors/codeOf.ts";

/** PostgreSQL's codes for a lost connection, and the system's for one that cannot be made. */
const unavailableCodes =
  /^(08\w{3}|25006|57P0[1-5]|53[0-4]00|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const unavailableMessages =
  /Connection terminated|timeout expired|Client has encountered|Client was closed|pool after calling end/i;
/** Codes and messages of a database that is available but cannot answer this query in time. */
const busyCodes = /^(57014|55P03|40001|40P01)$/;
const busyMessages = /timeout exceeded when trying to connect/i;

/** The database is known to be unavailable and was not queried. */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";
  /** The status of the resulting response. */
  readonly statusCode = 503;

  constructor() {
    super("The database is away.");
  }
}

/** The database accepted a query but neither answered nor cancelled it in time. */
export class DatabaseTimeoutError extends Error {
  override readonly name = "DatabaseTimeoutError";

  constructor() {
    super("The database has not answered in time.");
  }
}

/** Whether an error means that the database is unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  return (
    error instanceof DatabaseUnavailableError ||
    error instanceof DatabaseTimeoutError ||
    unavailableCodes.test(codeOf(error)) ||
    unavailableMessages.test(error.message)
  );
}

/** Whether an error means that the database cannot answer now, but may a moment later. */
export function isTransientDatabaseError(error: unknown): boolean {
  if (isDatabaseUnavailable(error)) return true;
  return error instanceof Error && (busyCodes.test(codeOf(error)) || busyMessages.test(error.message));
}
