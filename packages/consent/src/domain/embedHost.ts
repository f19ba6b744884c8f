const hostOf = /^https?:\/\/(?:[^/?#@]*@)?([^/?#\\@]+)/iu;

/** The host that content of others comes from, as a notice names it; undefined for what is no address of a host. */
export function embedHost(src: string): string | undefined {
  return hostOf.exec(src)?.[1]?.toLowerCase();
}
