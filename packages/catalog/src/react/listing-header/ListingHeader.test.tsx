import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Subcategory } from "../../contract/filters.ts";
import { ListingHeader } from "./ListingHeader.tsx";

const subcategories = (counts: readonly number[]): readonly Subcategory[] =>
  counts.map((total, index) => ({
    id: index,
    name: `Kategori ${index + 1}`,
    url: `/kategori/${index + 1}`,
    isActive: true,
    total,
    visibleTotal: total,
  }));

describe("ListingHeader", () => {
  it("is the heading of the page", () => {
    render(<ListingHeader heading="Vitvaror" />);
    expect(screen.getByRole("heading", { level: 1, name: "Vitvaror" })).toBeDefined();
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("shows five subcategories and the rest behind a toggle", () => {
    render(<ListingHeader heading="Vitvaror" subcategories={subcategories([1, 1, 1, 1, 1, 1])} />);
    expect(screen.getByText("Visa alla (6)")).toBeDefined();
    expect(screen.getByText("Visa färre")).toBeDefined();
    expect(screen.getByText("Visa samtliga")).toBeDefined();
    expect(screen.getByText("Kategori 5").closest("details")).toBeNull();
    expect(screen.getByText("Kategori 6").closest("details")).toHaveProperty("open", false);
  });

  it("leaves out categories without products", () => {
    render(<ListingHeader heading="Vitvaror" subcategories={subcategories([1, 0])} />);
    expect(screen.queryByText("Kategori 2")).toBeNull();
    expect(screen.queryByText(/Visa alla/)).toBeNull();
  });
});
