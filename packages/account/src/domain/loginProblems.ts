import { type PasswordProblem, passwordProblem } from "./passwordProblem.ts";

/** What somebody logs in with. */
export interface Login {
  readonly email: string;
  readonly password: string;
}

/** What is wrong with a login, by field; empty when it may be tried. */
export interface LoginProblems {
  readonly email?: "missing";
  readonly password?: PasswordProblem;
}

/** Tells what is missing in a login. Whether it is right is another question, whose answer names neither field. */
export function loginProblems({ email, password }: Login): LoginProblems {
  const problem = passwordProblem(password);
  return { ...(email.trim() === "" ? { email: "missing" } : {}), ...(problem === null ? {} : { password: problem }) };
}
