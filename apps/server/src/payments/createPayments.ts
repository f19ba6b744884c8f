import type { ShopConfig } from "../config/readConfig.ts";
import { identityNumbersOf } from "../secrets/identityNumbers.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import type { ProviderFetch } from "../providers/providerHttp.ts";
import { providers } from "../providers/providers.ts";
import { createStandInFetch } from "./standIns/createStandInFetch.ts";

/** What payments are made from. */
export interface PaymentsOptions extends Pick<PaymentContext, "db" | "jobs" | "limits" | "warn"> {
  readonly config: Pick<ShopConfig, "payments" | "port" | "dataDir" | "identityKeys">;
  /** Carries requests to providers in place of `fetch`, for tests. */
  readonly fetch?: ProviderFetch;
  /** Milliseconds that a provider may take, where that is to be less than usual. */
  readonly patience?: number;
}

/** Makes the providers that there is access to; without access to any, stand-ins that speak in the same shapes. */
export function createPayments({ db, jobs, limits, warn, config, fetch, patience }: PaymentsOptions): PaymentContext {
  const hasStandIns = config.payments.providers.length === 0;
  const connected = hasStandIns ? providers.map(({ inPlace }) => inPlace) : config.payments.providers;
  const usual: ProviderFetch =
    fetch ?? (hasStandIns ? createStandInFetch(db) : (url, init) => globalThis.fetch(url, init));
  const carry: ProviderFetch =
    patience === undefined ? usual : (url, init) => usual(url, { ...init, signal: AbortSignal.timeout(patience) });
  return {
    db,
    jobs,
    limits,
    warn,
    hasStandIns,
    seal: identityNumbersOf(config).seal,
    providers: new Map(connected.map(({ name, connect }) => [name, connect(carry)])),
    publicUrl: config.payments.publicUrl === "" ? `http://localhost:${config.port}` : config.payments.publicUrl,
  };
}
