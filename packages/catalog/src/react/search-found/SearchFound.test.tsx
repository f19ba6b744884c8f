import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SearchFound } from "./SearchFound.tsx";

describe("SearchFound", () => {
  it("says which words it took for the typed ones, also where products only look alike", () => {
    render(<SearchFound corrected="tvättmaskin" isAlike pages={[]} />);
    expect(screen.getByRole("status").textContent).toBe("Visar resultat för tvättmaskin.");
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("leads from corrected words to the typed ones, and from nothing to the departments", () => {
    const departments = [{ name: "Vitvaror", url: "/kategori/vitvaror" }];
    render(<SearchFound corrected="tangentbord" typed="tangetbord" pages={[]} departments={departments} />);
    const literal = screen.getByRole("link", { name: "Sök på tangetbord i stället" }).getAttribute("href") ?? "";
    expect(new URL(literal, "https://shop").searchParams.get("s")).toBe('"tangetbord"');
    expect(screen.getByRole("link", { name: "Vitvaror" }).getAttribute("href")).toBe("/kategori/vitvaror");
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
