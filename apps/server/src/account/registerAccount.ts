import type { FastifyInstance } from "fastify";
import type { ShopContext } from "../context/ShopContext.ts";
import type { ProviderFetch } from "../providers/providerHttp.ts";
import { createBankIdLogins } from "./bankId/createBankIdLogins.ts";
import { createPasswordCheck } from "./passwords/createPasswordCheck.ts";
import { openBankId } from "./bankId/openBankId.ts";
import { type BankIdService, registerBankIdRoutes } from "./bankId/registerBankIdRoutes.ts";
import { registerBankIdStandIn } from "./bankId/registerBankIdStandIn.ts";
import { registerBuyAgainRoute } from "./registerBuyAgainRoute.ts";
import { registerDetailsRoute } from "./personalData/registerDetailsRoute.ts";
import { registerAccountEmailRoutes } from "./emails/registerAccountEmailRoutes.ts";
import { registerLinkRoutes } from "./links/registerLinkRoutes.ts";
import { registerLoginRoutes } from "./logins/registerLoginRoutes.ts";
import { registerWatchRoutes } from "./watches/registerWatchRoutes.ts";
import { registerWishRoutes } from "./wishes/registerWishRoutes.ts";
import { registerPersonalDataRoutes } from "./personalData/registerPersonalDataRoutes.ts";

/**
 * Serves everything about accounts; all password prompts share one check and its limits. Returns the BankID service;
 * null where there is none.
 */
export function registerAccount(
  server: FastifyInstance,
  context: ShopContext,
  carry: ProviderFetch,
): BankIdService | null {
  const check = createPasswordCheck(context);
  registerLoginRoutes(server, context, check);
  const opened = openBankId(context, carry);
  const bankId = opened === null ? null : { logins: createBankIdLogins(context, opened.bankId), app: opened.app };
  if (bankId !== null) registerBankIdRoutes(server, context, { ...bankId, check });
  if (opened?.standIn) registerBankIdStandIn(server, opened.standIn);
  registerAccountEmailRoutes(server, context, check);
  registerLinkRoutes(server, context);
  registerWatchRoutes(server, context);
  registerWishRoutes(server, context);
  registerPersonalDataRoutes(server, context, check);
  registerDetailsRoute(server, context);
  registerBuyAgainRoute(server, context);
  return bankId;
}
