/** The errors of each field of a request. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** An error response as a value that rules return, not an exception. */
export class Refusal {
  readonly status: number;
  readonly message: string;
  /** Further fields of the body, such as `errors`. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, more: Readonly<Record<string, unknown>> = {}) {
    this.status = status;
    this.message = message;
    this.more = more;
  }
}

/** Something was done too often: 429. */
export class LimitRefusal extends Refusal {
  /** Seconds until it is allowed again. */
  readonly retryAfter: number;
  /** Names of the limits reached. */
  readonly limits: readonly string[];

  constructor(message: string, reached: { readonly retryAfter: number; readonly limits: readonly string[] }) {
    super(429, message);
    this.retryAfter = reached.retryAfter;
    this.limits = reached.limits;
  }
}

/** Refuses with a status, a Swedish message and optional further fields of the body. */
export function refuse(status: number, message: string, more: Readonly<Record<string, unknown>> = {}): Refusal {
  return new Refusal(status, message, more);
}

/** Refuses values of a form: 422 with the errors of each field. */
export function refuseFields(message: string, errors: FieldErrors): Refusal {
  return new Refusal(422, message, { errors });
}
