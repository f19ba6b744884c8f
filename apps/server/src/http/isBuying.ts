import { pageCall, pageDataPath } from "@torg/pages/contract";

const buying =
  /^\/(?:varukorg|kassa|checkout|checkoutv3|konto|login|tjanster|retur-och-reklamation|angra-kop|product_review|butiken)(?:\/|$)|^\/api\/internal\/csrf-token$/;
/** A path that reads the same however it is parsed, with no query. */
const plain = /^(?:\/[\w-]+)+$/;
/** What a page is made from, for the storefront's server and for its scripts: as urgent as the page. */
const pageData: readonly string[] = [pageCall.path, pageDataPath];
/** POSTs that only read. */
const reading = /^\/(?:produkter\/|api\/internal\/(?:svea_campaigns|compare)\/)/;

/**
 * Whether a request is about a cart, an order, an account or the desk and not about looking around: such requests have
 * connections to the database of their own, and are the last to be refused.
 */
export function isBuying({ method, url }: { readonly method?: string | undefined; readonly url?: string | undefined }) {
  // Read for every request: most are asked for as they stand.
  if (plain.test(url ?? "")) return buying.test(url ?? "") || (method === "POST" && !reading.test(url ?? ""));
  const address = URL.parse(url ?? "/", "http://shop");
  if (address === null) return false;
  const { pathname, searchParams } = address;
  const path = pageData.includes(pathname) ? (searchParams.get("path") ?? "/").split("?", 1)[0] : pathname;
  return buying.test(path ?? "/") || (method === "POST" && !reading.test(pathname));
}
