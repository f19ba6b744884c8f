import { defineCall, wireFlag, wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import type { BankIdLogin, BankIdStatus } from "../domain/bankIdLogin.ts";
import { accountFields } from "./accountFields.ts";
import { accountPaths } from "./accountPaths.ts";

const code = z._default(z.nullable(z.object({ size: z.int(), path: z.string() })), null);
const device = z._default(z.enum(["same", "other"]), "other");
const named = z.object({ login: wireText });
const redirectUrl = ["redirect_url", wireText] as const;

/** A BankID login, as in page data. */
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
 * Starts a BankID login, or links BankID to the logged-in account, which requires its password. A form without script
 * continues to the waiting page.
 */
export const startBankIdCall = defineCall({
  method: "POST",
  path: accountPaths.startBankId,
  encoding: "form",
  request: z.object({ purpose: z._default(z.enum(["login", "link"]), "login"), password: wireText }),
  response: z.object({ login: z.string(), link: z.string(), message: z.string(), code }),
  summary: "Starts a BankID login, or links BankID to the logged-in account, which requires its password.",
});

/**
 * Requests the state of a BankID login, and logs in or links once the person is identified. Called every second,
 * because the QR code changes.
 */
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
  }) satisfies z.ZodMiniType<BankIdStatus>,
  summary: "Requests the state of a BankID login; logs in or links once the person is identified.",
});

/** Cancels a BankID login; the response says where to go next. */
export const cancelBankIdCall = defineCall({
  method: "POST",
  path: accountPaths.cancelBankId,
  encoding: "form",
  request: named,
  response: wireObject({ redirectUrl }),
  emptyResponse: () => ({ redirectUrl: "" }),
  summary: "Cancels a BankID login.",
});

/** Unlinks BankID from the logged-in customer's account. */
export const unlinkBankIdCall = defineCall({
  method: "POST",
  path: accountPaths.unlinkBankId,
  encoding: "none",
  request: z.object({}),
  response: z.object({ message: z.string() }),
  emptyResponse: () => ({ message: "" }),
  summary: "Unlinks BankID from the logged-in customer's account.",
});
