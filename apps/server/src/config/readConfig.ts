import { availableParallelism } from "node:os";
import * as z from "zod/mini";
import type { PoolsConfig } from "../database/openPools.ts";
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

/** The catalogue that an empty database is filled with. */
export type DataSet = "demo" | "reference" | "empty";

/** The configuration of a shop server from the environment. */
export interface ShopConfig extends ProxyConfig, DatabasePlace, PoolsConfig, IdentityKeys, WebhookConfig {
  readonly port: number;
  readonly host: string;
  /** The number of serving processes; ignored by a server started as a single process. */
  readonly workers: number;
  /** Where metrics are served, if at all. */
  readonly metrics: MetricsPlace | undefined;
  /** The configuration of tracing, if any. */
  readonly traces: TraceConfig | undefined;
  readonly dataSet: DataSet;
  readonly hasTestControl: boolean;
  readonly hasDevelopmentBar: boolean;
  readonly isProduction: boolean;
  readonly logLevel: string;
  /** Whether an overloaded server refuses requests with 503. */
  readonly shedsLoad: boolean;
  /** The bucket of uploads and pictures; null: they are in the data folder. */
  readonly s3: S3Place | null;
  /** Access to payment providers. */
  readonly payments: PaymentConfig;
  /** The carriers the shop has access to. */
  readonly carriers: readonly ConnectedCarrier[];
  /** The access to BankID; null: no login by BankID. */
  readonly bankId: BankIdAccess | null;
  /** The file of the security log; undefined: the ordinary log. */
  readonly securityLog: string | undefined;
  /** Configured maximums of limits. */
  readonly limits: LimitSettings;
  /** The mail server, if any, and the sender address, if configured. */
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string | undefined };
  /** The folder of shop.json, if any. */
  readonly shopFolder: string | undefined;
  /** Whether the demo data may be shown at a public address. */
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

/** Reads the configuration; throws an error that names all invalid variables. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ShopConfig {
  const variables = givenVariables(environment);
  const result = environmentSchema.safeParse(variables);
  const ofProviders = providerSchema.safeParse(variables);
  const wrong = wrongSecrets(variables);
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
    databaseTimeouts: { connection: 500, statement: 2000 },
    dataSet: values.SHOP_DATA,
    hasTestControl: values.SHOP_TEST_CONTROL === "1",
    hasDevelopmentBar: !isProduction && values.DEVELOPMENT_BAR === "1",
    isProduction,
    logLevel: values.LOG_LEVEL,
    shedsLoad: values.NODE_ENV !== "test",
    identityKeys: values.IDENTITY_KEY.split(",").filter((key) => key !== ""),
    s3: readObjectConfig(variables),
    payments: readPaymentConfig(values.SHOP_PUBLIC_URL, variables),
    carriers: readCarrierConfig(variables),
    bankId: readBankIdConfig(variables),
    ...readProxyConfig(values),
    ...readLimitConfig(values),
    ...readWebhookConfig(variables),
    securityLog: values.SECURITY_LOG || undefined,
    mail: { smtpUrl: values.SMTP_URL || undefined, from: values.MAIL_FROM || undefined },
    shopFolder: values.SHOP_FOLDER || undefined,
    showsDemo: values.SHOP_DEMO === "1",
  };
}
