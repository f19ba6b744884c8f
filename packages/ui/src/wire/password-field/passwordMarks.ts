/** Marks by which a script without React finds the elements of a password field. */
export const passwordMarks = {
  root: "password",
  input: "password-input",
  show: "password-show",
} as const;
