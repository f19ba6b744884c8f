import * as z from "zod";
import { askProvider, bodyText, type ProviderFetch, type ProviderRequest } from "./providerHttp.ts";

/** One request to a provider's host. */
export type AskRequest<Answer> = Omit<ProviderRequest<Answer>, "url"> & { readonly path: string };

/** Sends requests to one host of a provider. Rejects with a `ProviderError`. */
export type AskProvider = <Answer>(request: AskRequest<Answer>) => Promise<Answer>;

/** A provider's host, and what proves who asks: headers, made from the body as it is sent (empty for none). */
export interface AskedHost extends Pick<ProviderRequest<unknown>, "codeOf" | "certificate"> {
  readonly host: string;
  readonly sign: (body: string) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
}

/** Makes what sends requests to a host, every one of them signed. */
export function createAsk(fetch: ProviderFetch, { host, sign, ...common }: AskedHost): AskProvider {
  return async ({ path, headers, body, ...rest }) => {
    const text = bodyText(body);
    const signed = await sign(text ?? "");
    const sent = text === undefined ? {} : { body: text };
    return askProvider(fetch, { ...common, ...rest, ...sent, url: host + path, headers: { ...signed, ...headers } });
  };
}

/** A text in a provider's answer; one that is missing is empty. */
export const providerText = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** An answer of which nothing is read. */
export const anyAnswer = z.unknown();
