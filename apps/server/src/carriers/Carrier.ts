import * as z from "zod/mini";
import { isAccessGiven, type ProviderVariables } from "../providers/Provider.ts";
import type { ProviderFetch } from "../providers/providerHttp.ts";
import type { FindPoints } from "./ServicePoint.ts";

/** A carrier that the shop has access to. */
export interface ConnectedCarrier {
  readonly name: string;
  /** Speaks to the carrier over what carries requests. */
  readonly connect: (fetch: ProviderFetch) => FindPoints;
}

/** Everything that the shop knows of one carrier's service points. */
export interface Carrier {
  /** Its name in `delivery_type.places_from`. */
  readonly name: string;
  /** Its name as shop owners know it. */
  readonly label: string;
  readonly variables: ProviderVariables;
  /** Those of the variables without which there is no access. */
  readonly needed: readonly string[];
  /** Reads the access from the environment; null without any. Throws when only a part of it is given. */
  readonly readAccess: (environment: Readonly<Record<string, string>>) => ConnectedCarrier | null;
  /** Speaks in the carrier's shapes, with points that somebody else finds. */
  readonly standIn: (find: FindPoints) => ProviderFetch;
  /** The stand-in in the place of the carrier. */
  readonly inPlace: ConnectedCarrier;
}

/** What a carrier is defined by. */
interface CarrierDefinition<Variables extends ProviderVariables, Access> extends Pick<
  Carrier,
  "name" | "label" | "standIn"
> {
  readonly variables: Variables;
  readonly secrets: readonly (keyof Variables)[];
  readonly accessOf: (values: z.output<z.ZodMiniObject<Variables>>) => Access;
  readonly create: (access: Access, fetch: ProviderFetch) => FindPoints;
  /** The access with which the shop speaks to the stand-in; none of it is a secret. */
  readonly standInAccess: Access;
}

/** Defines a carrier: from one value come its variables, its adapter and its stand-in. */
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
    inPlace: connected(standInAccess),
  };
}
