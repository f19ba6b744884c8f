import { escapeHtml } from "../../http/responses/escapeHtml.ts";
import { catalogueTexts } from "../../texts/catalogue/catalogueTexts.ts";

/** The current page, the number of pages, and their addresses. */
export interface Pagination {
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

const allShown = 9;

/** The links to other pages as HTML; empty for a single page. */
export function paginationLinks({ page, pages, addressOf }: Pagination): string {
  if (pages <= 1) return "";
  const items = pageNumbers(page, pages).map((number) => {
    if (number === null) return "<li><span>…</span></li>";
    if (number === page) return `<li class="active"><span aria-current="page">${number}</span></li>`;
    return `<li><a href="${escapeHtml(addressOf(number))}">${number}</a></li>`;
  });
  const previous = step("prev", page > 1 ? addressOf(page - 1) : null);
  const next = step("next", page < pages ? addressOf(page + 1) : null);
  const list = [previous, ...items, next].map((item) => `  ${item}\n`).join("");
  return `<nav aria-label="${catalogueTexts.pages}"><ul class="pagination">\n${list}</ul></nav>`;
}

function step(rel: "prev" | "next", address: string | null): string {
  const name = rel === "prev" ? catalogueTexts.previousPage : catalogueTexts.nextPage;
  const sign = rel === "prev" ? "&laquo;" : "&raquo;";
  if (address === null) return `<li class="disabled"><span aria-label="${name}">${sign}</span></li>`;
  return `<li><a rel="${rel}" aria-label="${name}" href="${escapeHtml(address)}">${sign}</a></li>`;
}

/** The page numbers to show, null for a gap: all up to nine pages, else first, last and two on each side. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= allShown) return all;
  const shown = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 2);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}
