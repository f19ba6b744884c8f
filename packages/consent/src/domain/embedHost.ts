const hostOf = /^https?:\/\/(?:[^/?#@]*@)?([^/?#\\@]+)/iu;

/** The host of third-party content, for the notice; undefined if the address has none. */
export function embedHost(src: string): string | undefined {
  return hostOf.exec(src)?.[1]?.toLowerCase();
}
