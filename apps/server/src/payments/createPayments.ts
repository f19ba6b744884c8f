import type { ShopConfig } from "../config/readConfig.ts";
import { hasProviders } from "../config/paymentConfig.ts";
import { identityNumbersOf } from "../personalData/identityNumbers.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import type { PaymentProvider } from "./PaymentProvider.ts";
import type { ProviderFetch } from "./providerHttp.ts";
import { createCard } from "./providers/createCard.ts";
import { createKlarna } from "./providers/createKlarna.ts";
import { createSvea } from "./providers/createSvea.ts";
import { createWasa } from "./providers/createWasa.ts";
import { createStandInFetch } from "./standIns/createStandInFetch.ts";
import { standInAccess } from "./standIns/standInAccess.ts";

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
  const hasStandIns = !hasProviders(config.payments);
  const access = hasStandIns ? standInAccess : config.payments;
  const usual: ProviderFetch =
    fetch ?? (hasStandIns ? createStandInFetch(db) : (url, init) => globalThis.fetch(url, init));
  const carry: ProviderFetch =
    patience === undefined ? usual : (url, init) => usual(url, { ...init, signal: AbortSignal.timeout(patience) });
  const { klarna, svea, wasa, card } = access;
  const providers: readonly (PaymentProvider | null)[] = [
    klarna && createKlarna(klarna, carry),
    svea && createSvea(svea, carry),
    wasa && createWasa(wasa, carry),
    card && createCard(card, carry),
  ];
  return {
    db,
    jobs,
    limits,
    warn,
    hasStandIns,
    seal: identityNumbersOf(config).seal,
    providers: new Map(
      providers.flatMap((provider) => (provider === null ? [] : [[provider.name, provider] as const])),
    ),
    publicUrl: config.payments.publicUrl === "" ? `http://localhost:${config.port}` : config.payments.publicUrl,
  };
}
