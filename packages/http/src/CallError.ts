/** What a failed call says beside its message. */
export interface CallErrorDetails {
  readonly status: number;
  readonly serverMessage: string | null;
  readonly data: unknown;
  readonly cause?: unknown;
}

/** The one way in which a call fails: the network, a status outside 200–299, or an answer that the schema refuses. */
export class CallError extends Error {
  override readonly name = "CallError";
  /** The answer's status; 0 when no answer came. */
  readonly status: number;
  /** The sentence that the server wrote for the visitor, or null when it wrote none. */
  readonly serverMessage: string | null;
  /** The parsed body of the answer, or null. */
  readonly data: unknown;

  /** @param message what happened, for the developer; visitors are shown `serverMessage` or the shop's own text. */
  constructor(message: string, { status, serverMessage, data, cause }: CallErrorDetails) {
    super(message, { cause });
    this.status = status;
    this.serverMessage = serverMessage;
    this.data = data;
  }
}

/** Whether a call failed because nothing of its answer could be used, although the server meant it as a success. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof CallError && error.status >= 200 && error.status <= 299;
}
