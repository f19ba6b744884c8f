import { type Login, loginProblems, type LoginProblems } from "@torg/account/domain";

/** What somebody logs in with at the desk. */
export interface OperatorLogin extends Login {
  /** A one-time code. */
  readonly code: string;
}

/** What is wrong with a login at the desk, by field; empty when it may be tried. */
export interface OperatorLoginProblems extends LoginProblems {
  readonly code?: "missing";
}

/** Tells what is missing in a login at the desk. Which of the three is wrong is never told. */
export function operatorLoginProblems(login: OperatorLogin): OperatorLoginProblems {
  return { ...loginProblems(login), ...(login.code.trim() === "" ? { code: "missing" } : {}) };
}
