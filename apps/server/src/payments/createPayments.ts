import type { ShopConfig } from "../config/readConfig.ts";
import { identityNumbersOf } from "../secrets/identityNumbers.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import type { ProviderFetch } from "../providers/providerHttp.ts";
import { carryRequest } from "../providers/carryRequest.ts";
import { providers } from "../providers/providers.ts";
import { createStandInFetch } from "./standIns/createStandInFetch.ts";

/** The input of payments. */
export interface PaymentsOptions extends Pick<PaymentContext, "db" | "jobs" | "limits" | "cancelOrder" | "warn"> {
  readonly config: Pick<ShopConfig, "payments" | "port" | "dataDir" | "identityKeys">;
  /** Replaces `fetch` for requests to providers, for tests. */
  readonly fetch?: ProviderFetch;
  /** Observes the requests to providers. */
  readonly watch?: ((fetch: ProviderFetch) => ProviderFetch) | undefined;
  /** Timeout for providers in milliseconds, to shorten the default. */
  readonly timeoutMs?: number;
}

/** Creates the providers the shop has access to; without any, stand-ins that use the same formats. */
export function createPayments({
  db,
  jobs,
  limits,
  cancelOrder,
  warn,
  config,
  fetch,
  watch,
  timeoutMs,
}: PaymentsOptions): PaymentContext {
  const hasStandIns = config.payments.providers.length === 0;
  const connected = hasStandIns
    ? providers.map(({ standInConnection }) => standInConnection)
    : config.payments.providers;
  const usual: ProviderFetch = fetch ?? (hasStandIns ? createStandInFetch(db) : carryRequest);
  const patient: ProviderFetch =
    timeoutMs === undefined ? usual : (url, init) => usual(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  const carry = watch?.(patient) ?? patient;
  return {
    db,
    jobs,
    limits,
    cancelOrder,
    warn,
    hasStandIns,
    seal: identityNumbersOf(config).seal,
    providers: new Map(connected.map(({ name, connect }) => [name, connect(carry)])),
    publicUrl: config.payments.publicUrl === "" ? `http://localhost:${config.port}` : config.payments.publicUrl,
  };
}
