import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SearchFound } from "./SearchFound.tsx";

describe("SearchFound", () => {
  it("says which words it took for the typed ones, also where products only look alike", () => {
    render(<SearchFound corrected="tvättmaskin" isAlike pages={[]} />);
    expect(screen.getByRole("status").textContent).toContain("”tvättmaskin”");
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("says that products only look alike", () => {
    render(<SearchFound corrected={null} isAlike pages={[]} />);
    expect(screen.getByRole("status").textContent).toContain("liknar");
  });

  it("leads to the pages that may be meant, and says nothing else of a search that found what was typed", () => {
    render(<SearchFound corrected={null} pages={[{ name: "Köpvillkor", url: "/sidor/kopvillkor" }]} />);
    expect(screen.queryByRole("status")).toBeNull();
    expect(screen.getByRole("link", { name: "Köpvillkor" }).getAttribute("href")).toBe("/sidor/kopvillkor");
  });
});
