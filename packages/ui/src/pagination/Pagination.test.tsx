import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Pagination } from "./Pagination.tsx";

const words = { label: "Pages", previousLabel: "Back", nextLabel: "On", hrefOf: (page: number) => `?page=${page}` };

describe("Pagination", () => {
  it("links back and forward, and not to the current page", () => {
    render(<Pagination {...words} current={2} total={3} pageLabel={(page) => `Page ${page}`} />);
    const links = screen
      .getAllByRole("link")
      .map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]);
    expect(links).toEqual([
      ["Back", "?page=1"],
      ["Page 1", "?page=1"],
      ["Page 3", "?page=3"],
      ["On", "?page=3"],
    ]);
    expect(screen.getByText("2").getAttribute("aria-current")).toBe("page");
  });

  it("has no link back from the first page and none forward from the last", () => {
    const { rerender } = render(<Pagination {...words} current={1} total={2} />);
    expect(screen.queryByRole("link", { name: "Back" })).toBeNull();
    rerender(<Pagination {...words} current={2} total={2} />);
    expect(screen.queryByRole("link", { name: "On" })).toBeNull();
  });

  it.each([0, 1])("shows nothing for %d pages", (total) => {
    expect(render(<Pagination {...words} current={1} total={total} />).container.innerHTML).toBe("");
  });
});
