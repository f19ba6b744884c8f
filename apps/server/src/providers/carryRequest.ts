import { Agent } from "undici";
import type { ClientCertificate } from "./ClientCertificate.ts";
import type { ProviderFetch } from "./providerHttp.ts";

const agents = new WeakMap<ClientCertificate, Agent>();

/** Keeps connections, which prove who asks with one certificate. */
function agentOf(access: ClientCertificate): Agent {
  const known = agents.get(access);
  if (known !== undefined) return known;
  const { certificate: cert, key, passphrase, authority: ca } = access;
  const agent = new Agent({
    connect: { cert, key, ...(passphrase === undefined ? {} : { passphrase }), ...(ca === undefined ? {} : { ca }) },
  });
  agents.set(access, agent);
  return agent;
}

/** Carries requests over the network, with the certificate of those that need one. */
export const carryRequest: ProviderFetch = (url, { certificate, ...init }) => {
  if (certificate === undefined) return fetch(url, init);
  const proven = { ...init, dispatcher: agentOf(certificate) };
  return fetch(url, proven);
};
