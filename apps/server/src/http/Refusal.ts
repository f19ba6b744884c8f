/** What is wrong with each field of a request. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** An answer that is not a success: a value that a rule gives back, not an exception. */
export class Refusal {
  readonly status: number;
  readonly message: string;
  /** Further fields of the body, such as `errors`. */
  readonly more: Readonly<Record<string, unknown>>;
  /** Seconds after which it may be tried again, where that is known. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    message: string,
    more: Readonly<Record<string, unknown>> = {},
    retryAfter: number | null = null,
  ) {
    this.status = status;
    this.message = message;
    this.more = more;
    this.retryAfter = retryAfter;
  }
}

/** Refuses with a status, a Swedish message and, if any, further fields of the body. */
export function refuse(status: number, message: string, more: Readonly<Record<string, unknown>> = {}): Refusal {
  return new Refusal(status, message, more);
}

/** Refuses values of a form: 422 with the texts of each field. */
export function refuseFields(message: string, errors: FieldErrors): Refusal {
  return new Refusal(422, message, { errors });
}
