import { defineCall, wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import { accountFields } from "./accountFields.ts";
import { accountPaths } from "./accountPaths.ts";
import { typedEmail, typedName } from "./accountValues.ts";

/** What is said, the same whether the address is known or not. */
const told = z.object({ message: z.string() });
const nothing = () => ({ message: "" });
const token = [accountFields.token, wireText] as const;
const followed = wireObject({ token });

/**
 * Asks for an account. A letter goes to the address, with the link where its password is chosen; without it there is no
 * account.
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

/** Asks for the letter by which somebody logs in without a password, or chooses a new one. */
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

/** Logs in by the link of a letter, which opens it once. */
export const enterByLinkCall = defineCall({
  method: "POST",
  path: accountPaths.enterByLink,
  encoding: "form",
  request: followed,
  response: told,
  emptyAnswer: nothing,
  summary: "Logs in by the link of a letter, which is good once; 410 when it is no longer.",
});

/** Chooses the password of an account, a new one or the first, by the link of a letter, and logs in. */
export const choosePasswordCall = defineCall({
  method: "POST",
  path: accountPaths.choosePassword,
  encoding: "form",
  request: wireObject({ token, password: wireText }),
  response: told,
  emptyAnswer: nothing,
  summary: "Chooses a password by the link of a letter, and logs in; other logins of the account end.",
});

/** Asks that the account of who is logged in goes over to another address; a letter goes there. */
export const changeAddressCall = defineCall({
  method: "POST",
  path: accountPaths.changeAddress,
  encoding: "form",
  request: z.object({ email: typedEmail, password: wireText }),
  response: told,
  emptyAnswer: nothing,
  summary: "Asks that the account of who is logged in gets another address; a letter with a link goes there.",
});

/** Takes the address that a letter was sent to as that of the account. */
export const confirmAddressCall = defineCall({
  method: "POST",
  path: accountPaths.confirmAddress,
  encoding: "form",
  request: followed,
  response: told,
  emptyAnswer: nothing,
  summary: "Takes the address that the link of a letter proves as that of the account; 410 when it is no longer good.",
});
