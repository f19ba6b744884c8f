/** PostgreSQL's codes for a lost connection, and the system's for one that cannot be made. */
const awayCodes =
  /^(08\w{3}|25006|57P0[1-5]|53[0-4]00|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const awayMessages =
  /Connection terminated|timeout expired|Client has encountered|Client was closed|pool after calling end/i;
/** Codes and messages of a database that is available but cannot answer this query in time. */
const busyCodes = /^(57014|55P03|40001|40P01)$/;
const busyMessages = /timeout exceeded when trying to connect/i;

/** The database is known to be unavailable and was not queried. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
  /** The status of the resulting response. */
  readonly statusCode = 503;

  constructor() {
    super("The database is away.");
  }
}

/** The database accepted a query but neither answered nor cancelled it in time. */
export class DatabaseStill extends Error {
  override readonly name = "DatabaseStill";

  constructor() {
    super("The database has not answered in time.");
  }
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}

/** Whether an error means that the database is unavailable. */
export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (!(error instanceof Error)) return false;
  return (
    error instanceof DatabaseAway ||
    error instanceof DatabaseStill ||
    awayCodes.test(codeOf(error)) ||
    awayMessages.test(error.message)
  );
}

/** Whether an error means that the database cannot answer now, but may a moment later. */
export function isUnavailable(error: unknown): boolean {
  if (isAway(error)) return true;
  return error instanceof Error && (busyCodes.test(codeOf(error)) || busyMessages.test(error.message));
}
