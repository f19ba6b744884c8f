/** Reads an address as some visitor; gives its text. */
export type ReadPath = (path: string) => Promise<string>;

/** A visitor without a browser, who reads and sends as the shop's scripts do. */
export interface Session {
  readonly read: ReadPath;
  /** Sends a form and gives the response, beginning with the status. */
  readonly post: (path: string, fields: Readonly<Record<string, string>> | FormData) => Promise<string>;
}

/** Opens a session of a shop, with the token required by forms. */
export async function openSession(address: string): Promise<Session> {
  const first = await fetch(`${address}/api/internal/csrf-token`);
  const cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { token }: { readonly token: string } = await first.json();
  const script = { accept: "application/json", "x-requested-with": "XMLHttpRequest", "x-csrf-token": token };
  return {
    read: async (path) => (await fetch(address + path, { headers: { cookie } })).text(),
    async post(path, fields) {
      const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
      const answer = await fetch(address + path, { method: "POST", headers: { ...script, cookie }, body });
      return `${answer.status} ${await answer.text()}`;
    },
  };
}

const ampersands = (link: string): string => link.replaceAll("&amp;", "&");

/** Internal links of a page without queries, pictures and built files. */
function linksOf(html: string): readonly string[] {
  const links = [...html.matchAll(/<(?:a|link) [^>]*href="(\/[^"?#]*)/g)].map(([, link = ""]) => ampersands(link));
  const places = [...html.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => ampersands(path));
  return [...links, ...places].filter(
    (link) => !/^\/(?:assets|build|bilder)\/.*\.(?:js|css|woff2|avif|webp|png)$/.test(link),
  );
}

/** Everything reachable by links and sitemaps from some addresses, with its text. */
export async function readAll(
  read: ReadPath,
  from: readonly string[],
  isMeant: (path: string) => boolean = () => true,
): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  const left = [...from];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (pages.has(path)) continue;
    const text = await read(path);
    pages.set(path, text);
    left.push(...linksOf(text).filter(isMeant));
  }
  return pages;
}
