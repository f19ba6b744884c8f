import { pageCall, pageDataPath } from "@torg/pages/contract";

const buying =
  /^\/(?:varukorg|kassa|checkout|checkoutv3|konto|login|tjanster|retur-och-reklamation|angra-kop|product_review|butiken)(?:\/|$)|^\/api\/internal\/csrf-token$/;
/** A path that every parser reads the same, without a query. */
const plain = /^(?:\/[\w-]+)+$/;
/** The data of pages, for the storefront's server and scripts: as urgent as the page itself. */
const pageData: readonly string[] = [pageCall.path, pageDataPath];
/** POSTs that only read. */
const reading = /^\/(?:produkter\/|api\/internal\/(?:svea_campaigns|compare)\/)/;

/**
 * Whether a request is about a cart, an order, an account or the desk rather than browsing. Such requests have their
 * own database connections, and are refused last under load.
 */
export function isBuying({ method, url }: { readonly method?: string | undefined; readonly url?: string | undefined }) {
  // This runs for every request, and most paths need no parsing.
  if (plain.test(url ?? "")) return buying.test(url ?? "") || (method === "POST" && !reading.test(url ?? ""));
  const address = URL.parse(url ?? "/", "http://shop");
  if (address === null) return false;
  const { pathname, searchParams } = address;
  const path = pageData.includes(pathname) ? (searchParams.get("path") ?? "/").split("?", 1)[0] : pathname;
  return buying.test(path ?? "/") || (method === "POST" && !reading.test(pathname));
}
