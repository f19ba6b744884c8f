import * as z from "zod";
import { askProvider, bodyText, type ProviderFetch, type ProviderRequest } from "./providerHttp.ts";

/** One request to a provider's host. */
export type SignedRequestOptions<Answer> = Omit<ProviderRequest<Answer>, "url"> & { readonly path: string };

/** Sends requests to one host of a provider. Rejects with a `ProviderError`. */
export type SignedRequest = <Answer>(request: SignedRequestOptions<Answer>) => Promise<Answer>;

/** A provider's host, and its authentication: headers made from the body as it is sent (empty if there is none). */
export interface SignedHost extends Pick<ProviderRequest<unknown>, "codeOf" | "certificate"> {
  readonly host: string;
  readonly sign: (body: string) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
}

/** Creates a function that sends signed requests to a host. */
export function createSignedRequest(fetch: ProviderFetch, { host, sign, ...common }: SignedHost): SignedRequest {
  return async ({ path, headers, body, ...rest }) => {
    const text = bodyText(body);
    const signed = await sign(text ?? "");
    const sent = text === undefined ? {} : { body: text };
    return askProvider(fetch, { ...common, ...rest, ...sent, url: host + path, headers: { ...signed, ...headers } });
  };
}

/** A text in a provider's response; empty if missing. */
export const providerText = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** A response whose content is ignored. */
export const anyAnswer = z.unknown();
