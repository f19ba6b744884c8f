/** The problems of a password that can be seen without checking whether it is correct. */
export type PasswordProblem = "missing" | "too-long";

/** Maximum length of a password in characters; hashing longer ones would overload a server. */
export const maxPasswordLength = 512;

/** Returns the problem of a password typed for logging in; null if it may be correct. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password === "") return "missing";
  return password.length > maxPasswordLength ? "too-long" : null;
}
