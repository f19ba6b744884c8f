import { describe, expect, it } from "vitest";
import { pageNumbers, paginationLinks } from "./paginationLinks.ts";

const addressOf = (page: number): string => `/produkter/filtrera?cat1=1&page=${page}`;

describe("paginationLinks", () => {
  it("is empty when everything fits on one page", () => {
    expect(paginationLinks({ page: 1, pages: 1, addressOf })).toBe("");
    expect(paginationLinks({ page: 1, pages: 0, addressOf })).toBe("");
  });

  it("links every other page, plus next, and no previous on the first page", () => {
    expect(paginationLinks({ page: 1, pages: 3, addressOf })).toBe(
      [
        '<nav aria-label="Sidnavigering"><ul class="pagination">',
        '  <li class="disabled"><span aria-label="Föregående sida">&laquo;</span></li>',
        '  <li class="active"><span aria-current="page">1</span></li>',
        '  <li><a href="/produkter/filtrera?cat1=1&amp;page=2">2</a></li>',
        '  <li><a href="/produkter/filtrera?cat1=1&amp;page=3">3</a></li>',
        '  <li><a rel="next" aria-label="Nästa sida" href="/produkter/filtrera?cat1=1&amp;page=2">&raquo;</a></li>',
        "</ul></nav>",
      ].join("\n"),
    );
  });
});

describe("pageNumbers", () => {
  it("shows all of nine pages and gaps among ten", () => {
    expect(pageNumbers(1, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(pageNumbers(1, 10)).toEqual([1, 2, 3, null, 10]);
    expect(pageNumbers(6, 12)).toEqual([1, null, 4, 5, 6, 7, 8, null, 12]);
    expect(pageNumbers(3, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
  });
});
