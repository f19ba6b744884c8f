import * as z from "zod/mini";
import type { PaymentProvider } from "./PaymentProvider.ts";
import type { ProviderFetch } from "./providerHttp.ts";
import type { StandIn } from "./standIns/StandIn.ts";

/** Environment variables of a provider by name, each a validated text. */
export type ProviderVariables = Readonly<Record<string, z.ZodMiniType<string>>>;

/** An entry of the register of payment scripts (PCI DSS 4.0.1, 6.4.3): what may run on the checkout page, and why. */
export interface ScriptEntry {
  /** Hosts in the form of a content security policy: `https://host` or `https://*.host`. */
  readonly hosts: readonly string[];
  readonly owner: string;
  readonly reason: string;
  /** A day such as `2026-11-21`. */
  readonly approvedOn: string;
}

/**
 * The buyer's app for approving payments, at a provider that knows neither the buyer's name nor address: the shop's own
 * form asks for those, and the payment is opened when the form is sent. Such payments are made at once, without credit.
 */
export interface PaymentApp {
  /** The link that opens the app on the same device and returns to an address. */
  readonly linkOf: (token: string, back: string) => string;
  /** The content of the QR code for the app on another device. */
  readonly codeOf: (token: string) => string;
  /** Explains a failed payment to the shopper, by the provider's code; undefined if it gave none. */
  readonly troubleOf: (code: string | undefined) => string;
}

/** A response to a provider's request. */
export interface ProviderAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A provider that the shop has access to. */
export interface ConnectedProvider {
  readonly name: string;
  /** Creates the adapter on top of a network function. */
  readonly connect: (fetch: ProviderFetch) => PaymentProvider;
}

/** Everything that the shop knows about one payment provider. */
export interface Provider {
  /** The handler of its payment methods, and its name in addresses and the database. */
  readonly name: string;
  /** Its name shown to shoppers. */
  readonly label: string;
  readonly variables: ProviderVariables;
  /** The variables required for access. */
  readonly needed: readonly string[];
  /** Reads the access from the environment; null if none is set. Throws if only a part is set. */
  readonly readAccess: (environment: Readonly<Record<string, string>>) => ConnectedProvider | null;
  /** The scripts it may run on the checkout page; null: none. */
  readonly scripts: ScriptEntry | null;
  /** Whether the shopper pays on the provider's page instead of the checkout page. */
  readonly hasOwnPage: boolean;
  /** Whether its checkout redirects to the confirmation page by itself, with its own payment id in the address. */
  readonly redirectsToConfirmation: boolean;
  /**
   * The response to its validation request: null accepts the payment, else the problem in words for the shopper. Null:
   * the provider never asks, so stock is reserved from the moment the payment is opened.
   */
  readonly respondToValidation: ((problem: string | null, reference: string) => ProviderAnswer) | null;
  /** The app in which payments are approved; absent: payments are made on a page. */
  readonly app?: PaymentApp;
  readonly standIn: StandIn;
  /** The stand-in, connected instead of the real provider. */
  readonly standInConnection: ConnectedProvider;
}

/** The definition of a provider: its access is read from its variables, and all of its secrets are required. */
interface ProviderDefinition<Variables extends ProviderVariables, Access> extends Omit<
  Provider,
  "variables" | "needed" | "readAccess" | "standInConnection"
> {
  readonly variables: Variables;
  readonly secrets: readonly (keyof Variables)[];
  readonly accessOf: (values: z.output<z.ZodMiniObject<Variables>>) => Access;
  readonly create: (access: Access, fetch: ProviderFetch) => PaymentProvider;
  /** The access that the shop uses with the stand-in; nothing in it is secret. */
  readonly standInAccess: Access;
}

/** Whether all secrets of an access are set. Throws if only some are; `to` names the service in the error. */
export function isAccessGiven(
  environment: Readonly<Record<string, string>>,
  secrets: readonly PropertyKey[],
  to: string,
): boolean {
  const count = secrets.filter((secret) => (environment[String(secret)] ?? "") !== "").length;
  if (count > 0 && count < secrets.length) {
    throw new Error(`The access to ${to} is incomplete: set all of its variables or none.`);
  }
  return count > 0;
}

/**
 * Defines a provider: one value gives its variables, its adapter, its stand-in and the page's content security policy.
 */
export function defineProvider<Variables extends ProviderVariables, Access>(
  definition: ProviderDefinition<Variables, Access>,
): Provider {
  const { name, label, variables, secrets, accessOf, create, standInAccess, ...rest } = definition;
  const schema = z.object(variables);
  const connected = (access: Access): ConnectedProvider => ({ name, connect: (fetch) => create(access, fetch) });
  return {
    ...rest,
    name,
    label,
    variables,
    needed: secrets.map(String),
    readAccess(environment) {
      const values = schema.parse(environment);
      return isAccessGiven(environment, secrets, `the payment provider ${label}`) ? connected(accessOf(values)) : null;
    },
    standInConnection: connected(standInAccess),
  };
}

/** An optional text variable of the environment. */
export const textVariable = z._default(z.string(), "");

/** A variable with an address without a path, and its default. */
export const addressVariable = (usual: string) => z._default(z.string().check(z.regex(/^https?:\/\/[^/\s]+$/)), usual);
