import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { somePaginationLinks } from "../../fixtures/aFilters.ts";
import { PageLinks } from "./PageLinks.tsx";

describe("PageLinks", () => {
  it("keeps the names that the server gave, and names the pages that have only a number", () => {
    render(<PageLinks html={somePaginationLinks} />);
    expect(screen.getByRole("navigation", { name: "Sidnavigering" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Nästa sida" }).getAttribute("href")).toContain("page=2");
    expect(screen.getByRole("link", { name: "Sida 3" }).textContent).toBe("3");
    expect(screen.getByText("1").getAttribute("aria-current")).toBe("page");
  });

  it("names the landmark where the server does not", () => {
    render(<PageLinks html='<ul><li><a href="?page=2">2</a></li></ul>' />);
    expect(screen.getByRole("navigation", { name: "Sidnavigering" })).toBeDefined();
  });

  it("shows nothing when everything fits on one page", () => {
    expect(render(<PageLinks html="" />).container.innerHTML).toBe("");
  });
});
