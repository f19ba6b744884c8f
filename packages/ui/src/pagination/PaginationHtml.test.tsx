import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { maliciousHtml } from "../sanitised-html/maliciousHtml.ts";
import { PaginationHtml } from "./PaginationHtml.tsx";

const html = `<ul><li class="active"><a href="?page=1">1</a></li><li><a href="?page=2">2</a></li>
  <li><a rel="next" href="?page=2">&raquo;</a></li></ul>`;

describe("PaginationHtml", () => {
  it("names the landmark and the pages when the HTML does not", () => {
    render(<PaginationHtml html={html} label="Sidor" pageLabel={(page) => `Sida ${page}`} />);
    expect(screen.getByRole("navigation", { name: "Sidor" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sida 2" }).getAttribute("href")).toBe("?page=2");
    expect(screen.getByText("1").getAttribute("aria-current")).toBe("page");
  });

  it("keeps the names of the landmark and the steps in the HTML", () => {
    const named = `<nav aria-label="Sidnavigering"><ul><li><a rel="next" aria-label="Framåt" href="?page=2">2</a></ul></nav>`;
    render(<PaginationHtml html={named} label="Sidor" />);
    expect(screen.getByRole("navigation", { name: "Sidnavigering" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Framåt" })).toBeTruthy();
  });

  it("keeps a step without a name readable", () => {
    render(<PaginationHtml html={html} label="Sidor" />);
    expect(screen.getByText("\u00bb").getAttribute("rel")).toBe("next");
  });

  it("shows nothing without links", () => {
    expect(render(<PaginationHtml html="<nav></nav>" />).container.innerHTML).toBe("");
  });

  it.each(maliciousHtml)("removes everything but links and text from %j", (bad) => {
    const { container } = render(<PaginationHtml html={`<ul><li>${bad}<li><a href="?page=2">2${bad}</a></ul>`} />);
    const names = new Set([...container.querySelectorAll("*")].map((element) => element.localName));
    expect([...names].filter((name) => !["nav", "ul", "li", "a", "span"].includes(name))).toEqual([]);
    const attributes = [...container.querySelectorAll("a, span")].flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => !["href", "aria-current", "aria-label"].includes(name))).toEqual([]);
    expect(attributes.filter(({ name, value }) => name === "href" && !/^[?/]/.test(value))).toEqual([]);
  });
});
