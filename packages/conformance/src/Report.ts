/** What came of one check: `warned` holds for the packages, but not to the letter. */
export type Outcome = "passed" | "warned" | "failed" | "untried";

/** One check and what it found. */
export interface CheckResult {
  /** Stays the same between versions, such as `cart.own-prices`. */
  readonly id: string;
  /** Section of the contract. */
  readonly section: string;
  readonly title: string;
  readonly outcome: Outcome;
  /** What is wrong, or why the check was not tried; English. */
  readonly details: readonly string[];
  /** Of a check that failed, the request that was out when the first fault was seen. */
  readonly seen?: SeenExchange | undefined;
}

/** A request and its answer, cut to what a person reads; passwords are left out. */
export interface SeenExchange {
  /** Method, address and body. */
  readonly sent: string;
  /** Status and body. */
  readonly came: string;
}

/** A call of the contract and what the run saw of it. */
export interface CallResult {
  readonly method: string;
  readonly path: string;
  readonly section: string;
  /** Requests that were sent. */
  readonly requests: number;
  /** Answers with a status from 200 to 299, or the redirect that the call is there for. */
  readonly successes: number;
}

/** What one run found. */
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
