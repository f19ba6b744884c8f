import { defineCall, wireFlag, wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import type { BankIdLogin, BankIdLook } from "../domain/bankIdLogin.ts";
import { accountFields } from "./accountFields.ts";
import { accountPaths } from "./accountPaths.ts";

const code = z._default(z.nullable(z.object({ size: z.int(), path: z.string() })), null);
const device = z._default(z.enum(["same", "other"]), "other");
const named = z.object({ login: wireText });
const redirectUrl = ["redirect_url", wireText] as const;

/** A login by BankID, as page data carry it. */
export const bankIdLoginSchema: z.ZodMiniType<BankIdLogin> = wireObject({
  id: wireText,
  purpose: z._default(z.enum(["login", "link"]), "login"),
  device,
  state: z._default(z.enum(["waiting", "over", "proved"]), "over"),
  message: wireText,
  link: wireText,
  code,
  returnTo: [accountFields.returnTo, wireText],
});

/**
 * Begins a login by BankID, or links it to the account that is open, which takes its password once more. A form without
 * script goes on to the page that waits.
 */
export const startBankIdCall = defineCall({
  method: "POST",
  path: accountPaths.startBankId,
  encoding: "form",
  request: z.object({ purpose: z._default(z.enum(["login", "link"]), "login"), password: wireText }),
  response: z.object({ login: z.string(), link: z.string(), message: z.string(), code }),
  summary: "Begins a login by BankID, or links it to the account that is open, with its password.",
});

/** Asks how a login by BankID stands, and logs in or links once it is proved; every second, as its code changes. */
export const collectBankIdCall = defineCall({
  method: "POST",
  path: accountPaths.collectBankId,
  encoding: "form",
  request: z.object({ login: wireText, device }),
  response: wireObject({
    state: z.enum(["waiting", "over", "done"]),
    message: z.string(),
    code,
    awaitsApp: ["awaits_app", wireFlag],
    redirectUrl,
  }) satisfies z.ZodMiniType<BankIdLook>,
  summary: "Asks how a login by BankID stands; who has proved who they are is logged in by it.",
});

/** Calls a login by BankID off; answers where to go on. */
export const cancelBankIdCall = defineCall({
  method: "POST",
  path: accountPaths.cancelBankId,
  encoding: "form",
  request: named,
  response: wireObject({ redirectUrl }),
  emptyAnswer: () => ({ redirectUrl: "" }),
  summary: "Calls a login by BankID off.",
});

/** Lets BankID open the account of who is logged in no more. */
export const unlinkBankIdCall = defineCall({
  method: "POST",
  path: accountPaths.unlinkBankId,
  encoding: "none",
  request: z.object({}),
  response: z.object({ message: z.string() }),
  emptyAnswer: () => ({ message: "" }),
  summary: "Lets BankID open the account of who is logged in no more.",
});
