import { CatalogProvider, CompareBar } from "@torg/catalog";
import { compareMax } from "@torg/catalog/domain/compare";
import { type CompareState, createCompareState } from "@torg/catalog/state";
import { laterCatalogTexts } from "@torg/catalog/texts";
import { findIsland, isUnhydrated } from "@torg/islands";
import type { PropsOf } from "@torg/islands";
import { createRoot } from "react-dom/client";
import "./compareBar.css";
import { markCompared } from "@torg/catalog/wire";
import { shopClient } from "../awake/shopClient.ts";

/** The browser's storage, accessed late: where it is blocked, the access itself throws. */
const storage = {
  getItem: (key: string): string | null => window.localStorage.getItem(key),
  setItem: (key: string, value: string): void => window.localStorage.setItem(key, value),
};

/** The name of the bar's place, and its props in the markup. */
export interface BarPlace {
  readonly name: "compareBar";
  readonly view: () => null;
  readonly props: () => { readonly max: number };
}

/** Reads the visitor's compare list and shows its bar at the bottom of the window. */
export async function openCompare(): Promise<CompareState> {
  const place = findIsland<BarPlace>("compareBar");
  const { max }: Partial<PropsOf<BarPlace>> = JSON.parse(place?.dataset["props"] ?? "{}");
  const compare = createCompareState({
    client: shopClient(),
    max: max ?? compareMax,
    storage,
    onFailure: (message) => {
      window.alert(message ?? laterCatalogTexts.comparison.failed);
    },
  });
  await compare.load();
  const markBoxes = (): void => markCompared(compare.getState().productIds, isUnhydrated);
  markBoxes();
  compare.subscribe(markBoxes);
  if (place !== null) {
    // Rendered at once: a press in the bar does not wait for an island to wake.
    place.dataset["state"] = "awake";
    createRoot(place).render(
      <CatalogProvider>
        <CompareBar compare={compare} />
      </CatalogProvider>,
    );
  }
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void compare.load();
  });
  return compare;
}
