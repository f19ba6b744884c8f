import type { ShopConfig } from "../config/readConfig.ts";
import { identityNumbersOf } from "../secrets/identityNumbers.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import type { ProviderFetch } from "../providers/providerHttp.ts";
import { carryRequest } from "../providers/carryRequest.ts";
import { providers } from "../providers/providers.ts";
import { createStandInFetch } from "./standIns/createStandInFetch.ts";

/** What payments are made from. */
export interface PaymentsOptions extends Pick<PaymentContext, "db" | "jobs" | "limits" | "cancelOrder" | "warn"> {
  readonly config: Pick<ShopConfig, "payments" | "port" | "dataDir" | "identityKeys">;
  /** Carries requests to providers in place of `fetch`, for tests. */
  readonly fetch?: ProviderFetch;
  /** Watches what goes to providers. */
  readonly watch?: ((fetch: ProviderFetch) => ProviderFetch) | undefined;
  /** Milliseconds that a provider may take, where that is to be less than usual. */
  readonly patience?: number;
}

/** Makes the providers that there is access to; without access to any, stand-ins that speak in the same shapes. */
export function createPayments({
  db,
  jobs,
  limits,
  cancelOrder,
  warn,
  config,
  fetch,
  watch,
  patience,
}: PaymentsOptions): PaymentContext {
  const hasStandIns = config.payments.providers.length === 0;
  const connected = hasStandIns ? providers.map(({ inPlace }) => inPlace) : config.payments.providers;
  const usual: ProviderFetch = fetch ?? (hasStandIns ? createStandInFetch(db) : carryRequest);
  const patient: ProviderFetch =
    patience === undefined ? usual : (url, init) => usual(url, { ...init, signal: AbortSignal.timeout(patience) });
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
