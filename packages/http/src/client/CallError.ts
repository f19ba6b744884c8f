/** Details of a failed call besides its message. */
export interface CallErrorDetails {
  readonly status: number;
  readonly serverMessage: string | null;
  readonly data: unknown;
  readonly cause?: unknown;
}

/** The only error of a call: the network failed, the status is outside 200–299, or the schema rejects the response. */
export class CallError extends Error {
  override readonly name = "CallError";
  /** The response status; 0 if there was no response. */
  readonly status: number;
  /** The server's message for the visitor, or null if there is none. */
  readonly serverMessage: string | null;
  /** The parsed body of the response, or null. */
  readonly data: unknown;

  /** @param message what happened, for the developer; visitors see `serverMessage` or the shop's own text. */
  constructor(message: string, { status, serverMessage, data, cause }: CallErrorDetails) {
    super(message, { cause });
    this.status = status;
    this.serverMessage = serverMessage;
    this.data = data;
  }
}

/** Whether a call failed because its successful response could not be used. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof CallError && error.status >= 200 && error.status <= 299;
}
