import { type Login, loginProblems, type LoginProblems } from "@torg/account/domain";

/** An operator's credentials. */
export interface OperatorLogin extends Login {
  /** A one-time code. */
  readonly code: string;
}

/** The problems of an operator's login, by field; empty when it can be tried. */
export interface OperatorLoginProblems extends LoginProblems {
  readonly code?: "missing";
}

/** Reports missing fields of an operator's login. Which of the three is wrong is never revealed. */
export function operatorLoginProblems(login: OperatorLogin): OperatorLoginProblems {
  return { ...loginProblems(login), ...(login.code.trim() === "" ? { code: "missing" } : {}) };
}
