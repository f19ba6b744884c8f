import * as z from "zod/mini";
import { isAccessGiven, type ProviderVariables } from "../providers/Provider.ts";
import type { ProviderFetch } from "../providers/providerHttp.ts";
import type { FindPoints } from "./ServicePoint.ts";

/** A carrier the shop has access to. */
export interface ConnectedCarrier {
  readonly name: string;
  /** Creates the client, with a transport for its requests. */
  readonly connect: (fetch: ProviderFetch) => FindPoints;
}

/** The definition of one carrier's service points. */
export interface Carrier {
  /** Its value in `delivery_type.places_from`. */
  readonly name: string;
  /** Its display name for shop owners. */
  readonly label: string;
  readonly variables: ProviderVariables;
  /** The variables required for access. */
  readonly needed: readonly string[];
  /** Reads the access from the environment; null without any. Throws when it is incomplete. */
  readonly readAccess: (environment: Readonly<Record<string, string>>) => ConnectedCarrier | null;
  /** Simulates the carrier's API, with the given points. */
  readonly standIn: (find: FindPoints) => ProviderFetch;
  /** The stand-in used without access. */
  readonly standInConnection: ConnectedCarrier;
}

/** The input of a carrier's definition. */
interface CarrierDefinition<Variables extends ProviderVariables, Access> extends Pick<
  Carrier,
  "name" | "label" | "standIn"
> {
  readonly variables: Variables;
  readonly secrets: readonly (keyof Variables)[];
  readonly accessOf: (values: z.output<z.ZodMiniObject<Variables>>) => Access;
  readonly create: (access: Access, fetch: ProviderFetch) => FindPoints;
  /** The access for the stand-in; none of it is secret. */
  readonly standInAccess: Access;
}

/** Defines a carrier: its variables, its client and its stand-in are derived from one value. */
export function defineCarrier<Variables extends ProviderVariables, Access>(
  definition: CarrierDefinition<Variables, Access>,
): Carrier {
  const { name, label, variables, secrets, accessOf, create, standInAccess, standIn } = definition;
  const schema = z.object(variables);
  const connected = (access: Access): ConnectedCarrier => ({ name, connect: (fetch) => create(access, fetch) });
  return {
    name,
    label,
    variables,
    needed: secrets.map(String),
    standIn,
    readAccess(environment) {
      const isGiven = isAccessGiven(environment, secrets, `the carrier ${label}`);
      return isGiven ? connected(accessOf(schema.parse(environment))) : null;
    },
    standInConnection: connected(standInAccess),
  };
}
