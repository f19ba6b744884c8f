/** What is wrong with a password before anybody looks whether it is right. */
export type PasswordProblem = "missing" | "too-long";

/** The longest password, in characters: what is longer would keep a server busy that hashes it. */
export const longestPassword = 512;

/** Tells what is wrong with a password that somebody typed to log in; null when it may be the right one. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password === "") return "missing";
  return password.length > longestPassword ? "too-long" : null;
}
