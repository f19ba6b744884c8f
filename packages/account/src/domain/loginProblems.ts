import { type PasswordProblem, passwordProblem } from "./passwordProblem.ts";

/** The credentials of a login. */
export interface Login {
  readonly email: string;
  readonly password: string;
}

/** The problems of a login, by field; empty if it may be tried. */
export interface LoginProblems {
  readonly email?: "missing";
  readonly password?: PasswordProblem;
}

/**
 * Returns the problems of a login's fields. Whether the credentials are correct is checked elsewhere, with a response
 * that names neither field.
 */
export function loginProblems({ email, password }: Login): LoginProblems {
  const problem = passwordProblem(password);
  return { ...(email.trim() === "" ? { email: "missing" } : {}), ...(problem === null ? {} : { password: problem }) };
}
