/** PostgreSQL's codes for a connection that is gone, and the system's for one that cannot be made. */
const awayCodes =
  /^(08\w{3}|25006|57P0[1-5]|53[0-4]00|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const awayMessages =
  /Connection terminated|timeout expired|Client has encountered|Client was closed|pool after calling end/i;
/** Codes and words for a database that is there and cannot answer this question in time. */
const busyCodes = /^(57014|55P03|40001|40P01)$/;
const busyMessages = /timeout exceeded when trying to connect/i;

/** The database is known to be away, so that it was not asked. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
  /** The status of the answer that this leads to. */
  readonly statusCode = 503;

  constructor() {
    super("The database is away.");
  }
}

/** The database took a question and neither answered nor ended it in time. */
export class DatabaseStill extends Error {
  override readonly name = "DatabaseStill";

  constructor() {
    super("The database has not answered in time.");
  }
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}

/** Whether an error says that the database cannot be asked at all. */
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

/** Whether an error says that the database cannot answer now, though it may a moment later. */
export function isUnavailable(error: unknown): boolean {
  if (isAway(error)) return true;
  return error instanceof Error && (busyCodes.test(codeOf(error)) || busyMessages.test(error.message));
}
