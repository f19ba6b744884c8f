import { defineCall, wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import { accountFields } from "./accountFields.ts";
import { accountPaths } from "./accountPaths.ts";
import { typedEmail, typedName } from "./accountValues.ts";

/** The response, the same whether the address is known or not. */
const told = z.object({ message: z.string() });
const nothing = () => ({ message: "" });
const token = [accountFields.token, wireText] as const;
const followed = wireObject({ token });

/**
 * Requests an account. An e-mail with a link for choosing the password goes to the address; until that is done there is
 * no account.
 */
export const registerCall = defineCall({
  method: "POST",
  path: accountPaths.register,
  encoding: "form",
  request: wireObject({
    firstName: [accountFields.firstName, typedName],
    lastName: [accountFields.lastName, typedName],
    email: typedEmail,
  }),
  response: told,
  emptyAnswer: nothing,
  summary: "Asks for an account; a letter goes to the address. The answer is the same when it has one already.",
});

/** Requests an e-mail with a link to log in without a password, or to choose a new one. */
export const sendLinkCall = defineCall({
  method: "POST",
  path: accountPaths.sendLink,
  encoding: "form",
  request: z.object({ email: typedEmail, purpose: z._default(z.enum(["login", "password"]), "password") }),
  response: told,
  emptyAnswer: nothing,
  summary:
    "Asks for a letter with a link to log in or to choose a new password. The answer is the same for every address.",
});

/** Logs in with the link of an e-mail, which works once. */
export const enterByLinkCall = defineCall({
  method: "POST",
  path: accountPaths.enterByLink,
  encoding: "form",
  request: followed,
  response: told,
  emptyAnswer: nothing,
  summary: "Logs in by the link of a letter, which is good once; 410 when it is no longer.",
});

/** Sets the password of an account, a new one or the first, with the link of an e-mail, and logs in. */
export const choosePasswordCall = defineCall({
  method: "POST",
  path: accountPaths.choosePassword,
  encoding: "form",
  request: wireObject({ token, password: wireText }),
  response: told,
  emptyAnswer: nothing,
  summary: "Chooses a password by the link of a letter, and logs in; other logins of the account end.",
});

/** Requests another e-mail address for the logged-in customer's account; an e-mail goes to that address. */
export const changeAddressCall = defineCall({
  method: "POST",
  path: accountPaths.changeAddress,
  encoding: "form",
  request: z.object({ email: typedEmail, password: wireText }),
  response: told,
  emptyAnswer: nothing,
  summary: "Asks that the account of who is logged in gets another address; a letter with a link goes there.",
});

/** Makes the address that the e-mail was sent to the account's address. */
export const confirmAddressCall = defineCall({
  method: "POST",
  path: accountPaths.confirmAddress,
  encoding: "form",
  request: followed,
  response: told,
  emptyAnswer: nothing,
  summary: "Takes the address that the link of a letter proves as that of the account; 410 when it is no longer good.",
});
