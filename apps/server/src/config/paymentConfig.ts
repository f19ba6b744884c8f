import * as z from "zod/mini";
import type { CardAccess } from "../payments/providers/createCard.ts";
import type { KlarnaAccess } from "../payments/providers/createKlarna.ts";
import type { SveaAccess } from "../payments/providers/createSvea.ts";
import type { WasaAccess } from "../payments/providers/createWasa.ts";

/** Access to payment providers. Without access to any, stand-ins take their places. */
export interface PaymentConfig {
  /** The shop's own address as providers and shoppers reach it, without a slash at the end. */
  readonly publicUrl: string;
  readonly klarna: KlarnaAccess | null;
  readonly svea: SveaAccess | null;
  readonly card: CardAccess | null;
  readonly wasa: WasaAccess | null;
}

const text = z._default(z.string(), "");
const address = (fallback: string) => z._default(z.string().check(z.regex(/^https?:\/\/[^/\s]+$/)), fallback);

/** The environment variables of payments, for the schema of all variables. */
export const paymentVariables = {
  SHOP_PUBLIC_URL: z._default(z.string().check(z.regex(/^(https?:\/\/[^/\s]+)?$/)), ""),
  KLARNA_HOST: address("https://api.kustom.co"),
  KLARNA_USERNAME: text,
  KLARNA_PASSWORD: text,
  SVEA_HOST: address("https://checkoutapi.svea.com"),
  SVEA_ADMIN_HOST: address("https://paymentadminapi.svea.com"),
  SVEA_MERCHANT_ID: text,
  SVEA_SECRET: text,
  CARD_HOST: address("https://api.dibspayment.eu"),
  CARD_SECRET_KEY: text,
  CARD_MERCHANT_ID: text,
  CARD_NOTICE_SECRET: z._default(z.string().check(z.regex(/^([A-Za-z0-9]{8,32})?$/)), ""),
  WASA_HOST: address("https://b2b.services.wasakredit.se"),
  WASA_AUTH_HOST: address("https://auth.services.wasakredit.se"),
  WASA_CLIENT_ID: text,
  WASA_CLIENT_SECRET: text,
  WASA_TEST_MODE: text,
} as const;

const schema = z.object(paymentVariables);

/** Access is whole or absent: half of it is a mistake that would only show when somebody pays. */
function whole<Access>(name: string, secrets: readonly string[], access: Access): Access | null {
  const given = secrets.filter((secret) => secret !== "").length;
  if (given === 0) return null;
  if (given === secrets.length) return access;
  throw new Error(`The access to the payment provider ${name} is incomplete: set all of its variables or none.`);
}

/** Reads the access to payment providers; throws when a provider's access is incomplete or the shop has no address. */
export function readPaymentConfig(values: z.output<typeof schema>): PaymentConfig {
  const config: PaymentConfig = {
    publicUrl: values.SHOP_PUBLIC_URL,
    klarna: whole("Klarna", [values.KLARNA_USERNAME, values.KLARNA_PASSWORD], {
      host: values.KLARNA_HOST,
      username: values.KLARNA_USERNAME,
      password: values.KLARNA_PASSWORD,
    }),
    svea: whole("Svea", [values.SVEA_MERCHANT_ID, values.SVEA_SECRET], {
      host: values.SVEA_HOST,
      adminHost: values.SVEA_ADMIN_HOST,
      merchantId: values.SVEA_MERCHANT_ID,
      secret: values.SVEA_SECRET,
    }),
    card: whole("card", [values.CARD_SECRET_KEY, values.CARD_MERCHANT_ID, values.CARD_NOTICE_SECRET], {
      host: values.CARD_HOST,
      secretKey: values.CARD_SECRET_KEY,
      merchantId: values.CARD_MERCHANT_ID,
      noticeSecret: values.CARD_NOTICE_SECRET,
    }),
    wasa: whole("Wasa", [values.WASA_CLIENT_ID, values.WASA_CLIENT_SECRET], {
      host: values.WASA_HOST,
      authHost: values.WASA_AUTH_HOST,
      clientId: values.WASA_CLIENT_ID,
      clientSecret: values.WASA_CLIENT_SECRET,
      isTest: values.WASA_TEST_MODE === "1",
    }),
  };
  if (hasProviders(config) && config.publicUrl === "") {
    throw new Error("Payment providers have to reach the shop: set SHOP_PUBLIC_URL to its address.");
  }
  return config;
}

/** Whether there is access to any provider; without, stand-ins are used. */
export function hasProviders({ klarna, svea, card, wasa }: PaymentConfig): boolean {
  return [klarna, svea, card, wasa].some((access) => access !== null);
}
