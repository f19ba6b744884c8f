import { defineCall, wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import { accountFields } from "./accountFields.ts";
import { accountPaths } from "./accountPaths.ts";
import { typedEmail, typedName } from "./accountValues.ts";

/** The response, the same whether the address is known or not. */
const messageResponse = z.object({ message: z.string() });
const emptyMessage = () => ({ message: "" });
const token = [accountFields.token, wireText] as const;
const linkRequest = wireObject({ token });

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
  response: messageResponse,
  emptyResponse: emptyMessage,
  summary: "Requests an account and e-mails the address. The answer is the same if it already has one.",
});

/** Requests an e-mail with a link to log in without a password, or to choose a new one. */
export const sendLinkCall = defineCall({
  method: "POST",
  path: accountPaths.sendLink,
  encoding: "form",
  request: z.object({ email: typedEmail, purpose: z._default(z.enum(["login", "password"]), "password") }),
  response: messageResponse,
  emptyResponse: emptyMessage,
  summary: "Requests an e-mail with a link to log in or to choose a password. The answer is the same for any address.",
});

/** Logs in with the link of an e-mail, which works once. */
export const enterByLinkCall = defineCall({
  method: "POST",
  path: accountPaths.enterByLink,
  encoding: "form",
  request: linkRequest,
  response: messageResponse,
  emptyResponse: emptyMessage,
  summary: "Logs in with the link in an e-mail, which works once; 410 if it is no longer valid.",
});

/** Sets the password of an account, a new one or the first, with the link of an e-mail, and logs in. */
export const choosePasswordCall = defineCall({
  method: "POST",
  path: accountPaths.choosePassword,
  encoding: "form",
  request: wireObject({ token, password: wireText }),
  response: messageResponse,
  emptyResponse: emptyMessage,
  summary: "Sets a password with the link in an e-mail, and logs in; ends other logins of the account.",
});

/** Requests another e-mail address for the logged-in customer's account; an e-mail goes to that address. */
export const changeAddressCall = defineCall({
  method: "POST",
  path: accountPaths.changeAddress,
  encoding: "form",
  request: z.object({ email: typedEmail, password: wireText }),
  response: messageResponse,
  emptyResponse: emptyMessage,
  summary: "Requests a new e-mail address for the logged-in customer's account; an e-mail with a link goes there.",
});

/** Makes the address that the e-mail was sent to the account's address. */
export const confirmAddressCall = defineCall({
  method: "POST",
  path: accountPaths.confirmAddress,
  encoding: "form",
  request: linkRequest,
  response: messageResponse,
  emptyResponse: emptyMessage,
  summary: "Confirms the account's new address with the link in an e-mail; 410 if the link is no longer valid.",
});
