/** What the fields of the forms of an account are called on the wire, and in what is said of them. */
export const accountFields = {
  email: "email",
  password: "password",
  firstName: "first_name",
  lastName: "last_name",
  wantsNews: "wants_news",
  /** Where a form without script leads on to. */
  returnTo: "return_to",
} as const;
