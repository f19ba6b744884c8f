import { ProviderError } from "../../providers/providerHttp.ts";

/** A provider's HTML in which every script has an address: inline ones are served by the shop. */
export interface GuardedSnippet {
  readonly html: string;
  /** The texts of inline scripts, in order. */
  readonly scripts: readonly string[];
}

/** The hosts a snippet may load from, and the addresses of its inline scripts. */
export interface SnippetRules {
  /** Hosts as in a content security policy: `https://host` or `https://*.host`. */
  readonly hosts: readonly string[];
  readonly addressOf: (index: number) => string;
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const source = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

function fits(address: string, hosts: readonly string[]): boolean {
  if (/^\/[^/\\]/.test(address)) return true;
  const url = URL.parse(address);
  if (url === null || url.protocol !== "https:") return false;
  return hosts.some((host) => {
    const name = host.slice("https://".length);
    return name.startsWith("*.") ? url.host.endsWith(name.slice(1)) : url.host === name;
  });
}

/**
 * Moves the inline scripts out of a provider's HTML, so that the page's policy can forbid them, and checks the address
 * of all others. Throws a `ProviderError` for a script from an unknown host.
 */
export function guardSnippet(html: string, { hosts, addressOf }: SnippetRules): GuardedSnippet {
  const scripts: string[] = [];
  const guarded = html.replaceAll(script, (_whole, attributes: string, text: string) => {
    const [, double, single, bare] = source.exec(attributes) ?? [];
    const address = double ?? single ?? bare;
    if (address === undefined) {
      scripts.push(text);
      return `<script src="${addressOf(scripts.length - 1)}"></script>`;
    }
    if (!fits(address, hosts)) throw new ProviderError("invalid", "the snippet loads a script from an unknown host");
    return `<script src="${address.replaceAll('"', "&quot;")}"></script>`;
  });
  if ((guarded.match(/<script\b/gi) ?? []).length !== (guarded.match(/<script src="/g) ?? []).length) {
    throw new ProviderError("invalid", "the snippet holds a script that cannot be read");
  }
  return { html: guarded, scripts };
}
