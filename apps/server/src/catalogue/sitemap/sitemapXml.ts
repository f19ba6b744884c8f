import { escapeHtml } from "../../http/responses/escapeHtml.ts";

/** One page in the sitemap. */
export interface SitemapEntry {
  /** Path within the shop. */
  readonly path: string;
  readonly changed?: Date | undefined;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

function entries(name: "url" | "sitemap", origin: string, pages: readonly SitemapEntry[]): string {
  return pages
    .map(({ path, changed }) => {
      const date = changed === undefined ? "" : `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>`;
      return `<${name}><loc>${escapeHtml(encodeURI(origin + path))}</loc>${date}</${name}>`;
    })
    .join("\n");
}

/** A list of pages in the sitemap format. */
export function sitemapXml(origin: string, pages: readonly SitemapEntry[]): string {
  return `${head}\n<urlset xmlns="${namespace}">\n${entries("url", origin, pages)}\n</urlset>\n`;
}

/** An index of such lists. */
export function sitemapIndexXml(origin: string, parts: readonly SitemapEntry[]): string {
  return `${head}\n<sitemapindex xmlns="${namespace}">\n${entries("sitemap", origin, parts)}\n</sitemapindex>\n`;
}
