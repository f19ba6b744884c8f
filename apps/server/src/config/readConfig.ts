import { availableParallelism } from "node:os";
import * as z from "zod/mini";
import type { WaysConfig } from "../database/openWays.ts";
import type { DatabasePlace } from "../database/withTaskDatabase.ts";
import type { IdentityKeys } from "../secrets/identityNumbers.ts";
import type { ConnectedCarrier } from "../carriers/Carrier.ts";
import { carrierVariables, readCarrierConfig } from "../carriers/carriers.ts";
import type { BankIdAccess } from "../bankId/createBankId.ts";
import { bankIdVariables, readBankIdConfig } from "./bankIdConfig.ts";
import { databaseVariables, readDatabaseConfig } from "./databaseConfig.ts";
import type { S3Place } from "../objects/createS3Store.ts";
import { objectVariables, readObjectConfig } from "./objectConfig.ts";
import type { MetricsPlace } from "../metrics/serveMetrics.ts";
import { givenVariables } from "./givenVariables.ts";
import { type LimitSettings, limitVariables, readLimitConfig } from "./limitConfig.ts";
import { paymentVariables, type PaymentConfig, providerVariables, readPaymentConfig } from "./paymentConfig.ts";
import { readWebhookConfig, type WebhookConfig, webhookVariables, wrongSecrets } from "./webhookConfig.ts";
import { type ProxyConfig, proxyVariables, readProxyConfig } from "./proxyConfig.ts";
import { readTraceConfig, type TraceConfig, traceVariables } from "./traceConfig.ts";

/** Which catalogue an empty database is filled with. */
export type DataSet = "demo" | "reference" | "empty";

/** Everything that the environment decides about a shop server. */
export interface ShopConfig extends ProxyConfig, DatabasePlace, WaysConfig, IdentityKeys, WebhookConfig {
  readonly port: number;
  readonly host: string;
  /** Processes that serve, unless it is one that was started by itself. */
  readonly workers: number;
  /** Where metrics are read, if anywhere. */
  readonly metrics: MetricsPlace | undefined;
  /** How requests and jobs are followed, if at all. */
  readonly traces: TraceConfig | undefined;
  readonly dataSet: DataSet;
  readonly hasTestControl: boolean;
  readonly hasDevelopmentBar: boolean;
  readonly isProduction: boolean;
  readonly logLevel: string;
  /** Whether a server that cannot keep up refuses requests with 503. */
  readonly shedsLoad: boolean;
  /** The bucket in which uploads and pictures lie; null: they lie in the folder of the data. */
  readonly s3: S3Place | null;
  /** Access to payment providers. */
  readonly payments: PaymentConfig;
  /** The carriers that there is access to. */
  readonly carriers: readonly ConnectedCarrier[];
  /** The access to BankID; null: nobody logs in by it. */
  readonly bankId: BankIdAccess | null;
  /** The file that the security log is written to; the shop's own log where there is none. */
  readonly securityLog: string | undefined;
  /** Numbers of limits in place of the usual ones. */
  readonly limits: LimitSettings;
  /** The mail server, if any, and whom letters come from, where the environment says it. */
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string | undefined };
  /** The folder of shop.json, where the shop has one. */
  readonly shopFolder: string | undefined;
  /** Whether the facts of the demo may be shown at a public address. */
  readonly showsDemo: boolean;
}

const text = z._default(z.string(), "");
const environmentSchema = z.object({
  PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/)), "3000"),
  HOST: z._default(z.string(), "0.0.0.0"),
  SHOP_WORKERS: z._default(z.string().check(z.regex(/^([1-9]\d?)?$/)), ""),
  METRICS_PORT: z._default(z.string().check(z.regex(/^\d{0,5}$/)), ""),
  METRICS_HOST: z._default(z.string(), "127.0.0.1"),
  DATABASE_REPLICA_URL: text,
  DATABASE_CONNECTIONS: z._default(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), "20"),
  SHOP_DATA: z._default(z.enum(["demo", "reference", "empty"]), "demo"),
  SHOP_TEST_CONTROL: text,
  DEVELOPMENT_BAR: text,
  NODE_ENV: text,
  LOG_LEVEL: z._default(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), "info"),
  SMTP_URL: z._default(z.string().check(z.regex(/^(smtps?:\/\/\S+)?$/)), ""),
  MAIL_FROM: z._default(z.string().check(z.regex(/^([^\r\n]+@[^\r\n]+)?$/)), ""),
  SHOP_FOLDER: text,
  SHOP_DEMO: text,
  IDENTITY_KEY: z._default(z.string().check(z.regex(/^(?:[A-Za-z\d+/]{43}=(?:,(?!$)|$))*$/)), ""),
  ...databaseVariables,
  ...paymentVariables,
  ...proxyVariables,
  ...limitVariables,
  ...webhookVariables,
  ...traceVariables,
  SECURITY_LOG: text,
});
const providerSchema = z.object({ ...providerVariables, ...carrierVariables, ...bankIdVariables, ...objectVariables });

/** Reads the configuration; throws an error that names every variable with a wrong value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ShopConfig {
  const given = givenVariables(environment);
  const result = environmentSchema.safeParse(given);
  const ofProviders = providerSchema.safeParse(given);
  const wrong = wrongSecrets(given);
  if (!result.success || !ofProviders.success || wrong.length > 0) {
    const issues = [...(result.error?.issues ?? []), ...(ofProviders.error?.issues ?? [])];
    const names = [...new Set([...issues.map((issue) => issue.path.join(".")), ...wrong])];
    throw new Error(`These environment variables have values that cannot be used: ${names.join(", ")}.`);
  }
  const values = result.data;
  const isProduction = values.NODE_ENV === "production";
  return {
    port: Number(values.PORT),
    host: values.HOST,
    workers: values.SHOP_WORKERS === "" ? availableParallelism() : Number(values.SHOP_WORKERS),
    metrics: values.METRICS_PORT === "" ? undefined : { host: values.METRICS_HOST, port: Number(values.METRICS_PORT) },
    traces: readTraceConfig(values),
    ...readDatabaseConfig(values),
    replicaUrl: values.DATABASE_REPLICA_URL || undefined,
    databaseConnections: Number(values.DATABASE_CONNECTIONS),
    databasePatience: { connection: 500, statement: 2000 },
    dataSet: values.SHOP_DATA,
    hasTestControl: values.SHOP_TEST_CONTROL === "1",
    hasDevelopmentBar: !isProduction && values.DEVELOPMENT_BAR === "1",
    isProduction,
    logLevel: values.LOG_LEVEL,
    shedsLoad: values.NODE_ENV !== "test",
    identityKeys: values.IDENTITY_KEY.split(",").filter((key) => key !== ""),
    s3: readObjectConfig(given),
    payments: readPaymentConfig(values.SHOP_PUBLIC_URL, given),
    carriers: readCarrierConfig(given),
    bankId: readBankIdConfig(given),
    ...readProxyConfig(values),
    ...readLimitConfig(values),
    ...readWebhookConfig(given),
    securityLog: values.SECURITY_LOG || undefined,
    mail: { smtpUrl: values.SMTP_URL || undefined, from: values.MAIL_FROM || undefined },
    shopFolder: values.SHOP_FOLDER || undefined,
    showsDemo: values.SHOP_DEMO === "1",
  };
}
