/** Wire names of the account's form fields, also used in error responses. */
export const accountFields = {
  email: "email",
  password: "password",
  firstName: "first_name",
  lastName: "last_name",
  wantsNews: "wants_news",
  /** The purpose of an e-mail: `login` or `password`; of BankID: `login` or `link`. */
  purpose: "purpose",
  orderName: "order_name",
  productId: "product_id",
  /** The token in an e-mail's link. */
  token: "link_token",
  /** The id of a BankID login, and the device of its app. */
  login: "login",
  device: "device",
  /** Query parameter of the registration page after its form was sent. */
  sent: "skickat",
  /** The page that a form without script continues to. */
  returnTo: "return_to",
} as const;
