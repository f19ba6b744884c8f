import * as z from "zod/mini";
import type { PaymentProvider } from "./PaymentProvider.ts";
import type { ProviderFetch } from "./providerHttp.ts";
import type { StandIn } from "./standIns/StandIn.ts";

/** Environment variables of a provider by name, each a text that is checked. */
export type ProviderVariables = Readonly<Record<string, z.ZodMiniType<string>>>;

/** An entry of the register of payment scripts (PCI DSS 4.0.1, 6.4.3): what may run on the checkout page, and why. */
export interface ScriptEntry {
  /** Hosts as in a content security policy: `https://host` or `https://*.host`. */
  readonly hosts: readonly string[];
  readonly owner: string;
  readonly reason: string;
  /** A day as `2026-11-21`. */
  readonly approvedOn: string;
}

/**
 * An app of the buyer's in which payments are approved, at a provider that knows neither name nor address of who pays: the
 * shop's own form asks for those, and the payment is opened once it is sent. What is paid so is paid at once: no credit.
 */
export interface PaymentApp {
  /** What opens the app on the device that shows it, and comes back to an address. */
  readonly linkOf: (token: string, back: string) => string;
  /** What the app on another device reads from a QR code. */
  readonly codeOf: (token: string) => string;
  /** Why a payment failed, in words for the shopper, by the provider's code; undefined: it tells none. */
  readonly troubleOf: (code: string | undefined) => string;
}

/** An answer to a provider's request. */
export interface ProviderAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A provider that the shop has access to. */
export interface ConnectedProvider {
  readonly name: string;
  /** Speaks to the provider over what carries requests. */
  readonly connect: (fetch: ProviderFetch) => PaymentProvider;
}

/** Everything that the shop knows of one payment provider. */
export interface Provider {
  /** The handler of its ways to pay, and its name in addresses and in the database. */
  readonly name: string;
  /** Its name as shoppers know it. */
  readonly label: string;
  readonly variables: ProviderVariables;
  /** Those of the variables without which there is no access. */
  readonly needed: readonly string[];
  /** Reads the access from the environment; null without any. Throws when only a part of it is given. */
  readonly readAccess: (environment: Readonly<Record<string, string>>) => ConnectedProvider | null;
  /** What it may run on the checkout page; null: nothing. */
  readonly scripts: ScriptEntry | null;
  /** Whether the shopper pays on a page of the provider's own, and not on the checkout page. */
  readonly hasOwnPage: boolean;
  /** Whether its checkout leads to the page of thanks by itself, with its own name for the payment in the address. */
  readonly leadsToThanks: boolean;
  /**
   * Answers its question whether a payment may be made: null for yes, else why not, in words for the shopper. Null: it
   * never asks, so that goods are kept from the moment when the payment is opened.
   */
  readonly answerQuestion: ((problem: string | null, reference: string) => ProviderAnswer) | null;
  /** The app that payments are approved in; missing: they are made on a page. */
  readonly app?: PaymentApp;
  readonly standIn: StandIn;
  /** The stand-in in the place of the provider. */
  readonly inPlace: ConnectedProvider;
}

/** What a provider is defined by: its access is read from its variables, and none of its secrets may be missing. */
interface ProviderDefinition<Variables extends ProviderVariables, Access> extends Omit<
  Provider,
  "variables" | "needed" | "readAccess" | "inPlace"
> {
  readonly variables: Variables;
  readonly secrets: readonly (keyof Variables)[];
  readonly accessOf: (values: z.output<z.ZodMiniObject<Variables>>) => Access;
  readonly create: (access: Access, fetch: ProviderFetch) => PaymentProvider;
  /** The access with which the shop speaks to the stand-in; none of it is a secret. */
  readonly standInAccess: Access;
}

/** Whether all secrets of an access are set. Throws when only a part of them is; `to` says whose access it is. */
export function isAccessGiven(
  environment: Readonly<Record<string, string>>,
  secrets: readonly PropertyKey[],
  to: string,
): boolean {
  const given = secrets.filter((secret) => (environment[String(secret)] ?? "") !== "").length;
  if (given > 0 && given < secrets.length) {
    throw new Error(`The access to ${to} is incomplete: set all of its variables or none.`);
  }
  return given > 0;
}

/** Defines a provider: from one value come its variables, its adapter, its stand-in and what the page's policy allows. */
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
    inPlace: connected(standInAccess),
  };
}

/** A text of the environment that may be missing. */
export const textVariable = z._default(z.string(), "");

/** An address without a path in the environment, with the usual one. */
export const addressVariable = (usual: string) => z._default(z.string().check(z.regex(/^https?:\/\/[^/\s]+$/)), usual);
