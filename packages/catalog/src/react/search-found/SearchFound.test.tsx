import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SearchFound } from "./SearchFound.tsx";

describe("SearchFound", () => {
  it("says which words it searched instead of the typed ones, even where products are only similar", () => {
    render(<SearchFound corrected="tvättmaskin" isAlike pages={[]} />);
    expect(screen.getByRole("status").textContent).toBe("Visar resultat för tvättmaskin.");
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("links from corrected words to the typed ones, and to the departments when nothing was found", () => {
    const departments = [{ name: "Vitvaror", url: "/kategori/vitvaror" }];
    render(<SearchFound corrected="tangentbord" typed="tangetbord" pages={[]} departments={departments} />);
    const literal = screen.getByRole("link", { name: "Sök på tangetbord i stället" }).getAttribute("href") ?? "";
    expect(new URL(literal, "https://shop").searchParams.get("s")).toBe('"tangetbord"');
    expect(screen.getByRole("link", { name: "Vitvaror" }).getAttribute("href")).toBe("/kategori/vitvaror");
  });

  it("says that products are only similar", () => {
    render(<SearchFound corrected={null} isAlike pages={[]} />);
    expect(screen.getByRole("status").textContent).toContain("liknar");
  });

  it("links to the pages that may be meant, and says nothing else when the typed words were found", () => {
    render(<SearchFound corrected={null} pages={[{ name: "Köpvillkor", url: "/sidor/kopvillkor" }]} />);
    expect(screen.queryByRole("status")).toBeNull();
    expect(screen.getByRole("link", { name: "Köpvillkor" }).getAttribute("href")).toBe("/sidor/kopvillkor");
  });

  it("marks pages as the results if they are all that was found", () => {
    render(<SearchFound corrected={null} pages={[{ name: "Våra butiker", url: "/sidor/butiker" }]} areResults />);
    expect(screen.getByRole("navigation").dataset["results"]).toBe("");
  });
});
