import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aStore } from "../../fixtures/aStore.ts";
import { storesTexts } from "../../texts/sv.ts";
import { StoresPage } from "../stores-page/StoresPage.tsx";
import { StoresProvider } from "../StoresProvider.tsx";
import { StorePage } from "./StorePage.tsx";

describe("StorePage", () => {
  it("says where the store is and how to reach it, and links back to it among all stores", () => {
    const { container } = render(
      <StoresProvider addresses={{ stores: "/our-stores" }}>
        <StorePage store={aStore()} />
      </StoresProvider>,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Nordhem Kungens Kurva" })).toBeDefined();
    expect(screen.getByText("Tangentvägen 4, 127 47 Skärholmen")).toBeDefined();
    expect(screen.getByRole("link", { name: storesTexts.page.all }).getAttribute("href")).toBe("/our-stores#1");
    expect(container.querySelector(".torg-store-map-frame")).toBeNull();
  });

  it("shows the given map beside it", () => {
    render(<StorePage store={aStore()} map={<p>karta</p>} />);
    expect(screen.getByText("karta")).toBeDefined();
  });
});

describe("StoresPage", () => {
  it("explains the page around its finder, and says when there are no stores", () => {
    const { rerender } = render(<StoresPage>finder</StoresPage>);
    expect(screen.getByText(storesTexts.page.lead)).toBeDefined();
    expect(screen.getByText("finder")).toBeDefined();
    rerender(<StoresPage isEmpty />);
    expect(screen.getByText(storesTexts.page.none)).toBeDefined();
    expect(screen.queryByText(storesTexts.page.lead)).toBeNull();
  });
});
