/** What the fields of the forms of an account are called on the wire, and in what is said of them. */
export const accountFields = {
  email: "email",
  password: "password",
  firstName: "first_name",
  lastName: "last_name",
  wantsNews: "wants_news",
  /** What a letter is asked for: `login` or `password`; what BankID is: `login` or `link`. */
  purpose: "purpose",
  orderName: "order_name",
  productId: "product_id",
  /** What the link of a letter carries. */
  token: "link_token",
  /** A login by BankID, and where its app is. */
  login: "login",
  device: "device",
  /** In the address of the page of a new account: its form was sent. */
  sent: "skickat",
  /** Where a form without script leads on to. */
  returnTo: "return_to",
} as const;
