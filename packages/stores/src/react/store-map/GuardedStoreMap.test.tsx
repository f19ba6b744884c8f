import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { someStores } from "../../fixtures/aStore.ts";
import { storesTexts } from "../../texts/sv.ts";
import { GuardedStoreMap, type GuardedStoreMapProps } from "./GuardedStoreMap.tsx";

const own = { tileUrl: "", attribution: "" };
const foreign = { tileUrl: "https://tiles.example/{z}/{x}/{y}.png", attribution: "" };
const never = () => new Promise<never>(() => {});
const shown = (props: Pick<GuardedStoreMapProps, "tiles" | "guard">) => (
  <GuardedStoreMap stores={someStores} load={never} {...props} />
);
const map = () => screen.queryByRole("region", { name: storesTexts.mapTitle });

describe("GuardedStoreMap", () => {
  it("shows the shop's own drawing to everybody", () => {
    render(shown({ tiles: own }));
    expect(map()).not.toBeNull();
  });

  it("passes the host of foreign tiles to the guard, and renders no map itself", () => {
    const asked: string[] = [];
    const guard: GuardedStoreMapProps["guard"] = ({ host, purpose }) => {
      asked.push(host, purpose);
      return "allow?";
    };
    render(shown({ tiles: foreign, guard }));
    expect(screen.getByText("allow?")).toBeDefined();
    expect(new Set(asked)).toEqual(new Set(["tiles.example", storesTexts.tilesPurpose]));
    expect(map()).toBeNull();
  });

  it("renders the map once the guard allows it, and never without a guard", () => {
    const { rerender } = render(shown({ tiles: foreign, guard: ({ map: allowed }) => allowed }));
    expect(map()).not.toBeNull();
    rerender(shown({ tiles: foreign, guard: undefined }));
    expect(map()).toBeNull();
  });

  it("renders only the placeholder on a server", () => {
    expect(renderToString(shown({ tiles: own }))).not.toContain(storesTexts.mapTitle);
  });
});
