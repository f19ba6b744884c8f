/** Result of one check: `warned` means that it works with the packages, but differs from the contract. */
export type Outcome = "passed" | "warned" | "failed" | "untried";

/** One check and its result. */
export interface CheckResult {
  /** Stable between versions, for example `cart.own-prices`. */
  readonly id: string;
  /** Section of the contract. */
  readonly section: string;
  readonly title: string;
  readonly outcome: Outcome;
  /** The problems, or why the check was not tried; in English. */
  readonly details: readonly string[];
  /** For a failed check, the last request before the first fault. */
  readonly seen?: RecordedExchange | undefined;
}

/** A request and its response, shortened for people to read; passwords are removed. */
export interface RecordedExchange {
  /** Method, address and body. */
  readonly sent: string;
  /** Status and body. */
  readonly came: string;
}

/** A call of the contract and its figures in the run. */
export interface CallResult {
  readonly method: string;
  readonly path: string;
  readonly section: string;
  /** Number of requests sent. */
  readonly requests: number;
  /** Responses with a status from 200 to 299, or the redirect that is the call's purpose. */
  readonly successes: number;
}

/** The result of one run. */
export interface Report {
  readonly address: string;
  /** ISO moment of the start. */
  readonly startedAt: string;
  readonly seconds: number;
  readonly requests: number;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly checks: readonly CheckResult[];
  readonly calls: readonly CallResult[];
}
