import { Agent } from "undici";
import type { ClientCertificate } from "./ClientCertificate.ts";
import type { ProviderFetch } from "./providerHttp.ts";

const agents = new WeakMap<ClientCertificate, Agent>();

/** A pool of connections that present one client certificate. */
function agentOf(access: ClientCertificate): Agent {
  const existing = agents.get(access);
  if (existing !== undefined) return existing;
  const { certificate: cert, key, passphrase, authority: ca } = access;
  const agent = new Agent({
    connect: { cert, key, ...(passphrase === undefined ? {} : { passphrase }), ...(ca === undefined ? {} : { ca }) },
  });
  agents.set(access, agent);
  return agent;
}

/** Sends requests over the network, with a client certificate if needed. */
export const carryRequest: ProviderFetch = (url, { certificate, ...init }) => {
  if (certificate === undefined) return fetch(url, init);
  const proven = { ...init, dispatcher: agentOf(certificate) };
  return fetch(url, proven);
};
