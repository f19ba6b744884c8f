/** Where a script without React finds the elements of a field for a password. */
export const passwordMarks = {
  root: "password",
  input: "password-input",
  show: "password-show",
} as const;
