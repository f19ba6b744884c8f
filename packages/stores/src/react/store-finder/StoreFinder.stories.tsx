import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import type { Place } from "../../domain/distance.ts";
import type { Store } from "../../domain/store.ts";
import { aStore, someStores } from "../../fixtures/aStore.ts";
import { createStoreFinderState, type StoreFinderState } from "../../state/createStoreFinderState.ts";
import { StoreFinder } from "./StoreFinder.tsx";

const stockholm = { latitude: 59.3326, longitude: 18.0649 };

function finder(
  stores: readonly Store[] = someStores,
  locate: () => Promise<Place> = () => Promise.resolve(stockholm),
): StoreFinderState {
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  return createStoreFinderState({ stores, storage, locate, now: () => 1_718_000_000_000 });
}

function locating(locate: () => Promise<Place>): StoreFinderState {
  const state = finder(someStores, locate);
  void state.sortByPosition();
  return state;
}

function stateOf(query = ""): StoreFinderState {
  const state = finder();
  if (query !== "") state.search(query);
  return state;
}

const meta = {
  title: "Stores/StoreFinder",
  component: StoreFinder,
  args: { state: stateOf(), whiteGoodsOnly: false, onWhiteGoodsChange: () => {} },
} satisfies Meta<typeof StoreFinder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Search, position and filter above six cards, whose hours and contact are folded. */
export const AllStores: Story = {};
/** Only the stores that match are left, and the search can be cleared. */
export const Found: Story = { args: { state: stateOf("umeå") } };
/** A long list: the rest is behind a fold. */
export const ManyStores: Story = {
  args: {
    state: finder(Array.from({ length: 60 }, (_, index) => aStore({ id: 100 + index, name: `Butik ${index + 1}` }))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Visa alla 60 butiker"));
    await expect(canvas.getByRole("heading", { name: "Butik 60" })).toBeVisible();
  },
};
/** The visible elements, without those in closed folds. */
const seen = (all: readonly HTMLElement[]): readonly HTMLElement[] => all.filter((one) => one.checkVisibility());

const inCounties = ["AB", "O", "M", "E", null] as const;
const manyInCounties = Array.from({ length: 23 }, (_, index) =>
  aStore({ id: 200 + index, name: `Butik ${index + 1}`, county: inCounties[index % inCounties.length] ?? null }),
);

/** A longer list with known counties: it is folded by county, with the number of stores in each. */
export const ByCounty: Story = {
  args: { state: finder(manyInCounties) },
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole("list", { name: "Butiker per län" }));
    const names = list.getAllByRole("heading", { level: 2 });
    await expect(names.map((name) => name.textContent)).toEqual([
      "Skåne län (5)",
      "Stockholms län (5)",
      "Västra Götalands län (5)",
      "Östergötlands län (4)",
      "Övriga butiker (4)",
    ]);
    await expect(seen(list.getAllByRole("article"))).toHaveLength(0);
    await userEvent.click(list.getByText("Skåne län (5)"));
    await expect(seen(list.getAllByRole("article"))).toHaveLength(5);
    await userEvent.type(canvas.getByRole("searchbox"), "butik 23");
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1));
    await expect(canvas.queryByRole("list", { name: "Butiker per län" })).toBeNull();
    await userEvent.clear(canvas.getByRole("searchbox"));
  },
};
/** The county of the store in the address is open, and so is the store. */
export const CountyOpenedByTheAddress: Story = {
  args: { state: finder(manyInCounties), hash: "#201" },
  play: async ({ canvas }) => {
    await expect(seen(canvas.getAllByRole("article"))).toHaveLength(5);
  },
};
/** A sentence takes the place of the list, and what was searched for is still in the field. */
export const NothingFound: Story = { args: { state: stateOf("xyz") } };
/** The store that the address names is open; the others are folded. */
export const OpenedByTheAddress: Story = { args: { hash: "#1" } };
/** Sorted by distance, which is shown for each store with coordinates. */
export const ByPosition: Story = {
  args: { state: finder() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sortera efter min position" }));
    await canvas.findByRole("button", { name: "Sorterat efter min position" });
    await expect(canvas.getByRole("searchbox")).toHaveValue("Min position");
    await expect(canvas.getAllByRole("article")[0]).toHaveTextContent("Nordhem Kungens Kurva");
  },
};
/** The device has not responded yet. */
export const Locating: Story = {
  args: { state: locating(() => new Promise(() => {})) },
};
/** The device refuses, takes too long or cannot locate itself: nothing changes. */
export const PositionRefused: Story = {
  args: { state: locating(() => Promise.reject(new Error("denied"))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Sortera efter min position" })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
  },
};
/** The filter is ticked, and each store that is left has the badge. */
export const WhiteGoodsOnly: Story = {
  args: { state: finder(someStores.filter(({ onlyWhiteGoods: only }) => only)), whiteGoodsOnly: true },
};
export const LongWords: Story = {
  args: {
    hash: "#1",
    state: finder([
      aStore({
        name: "Nordhem Vitvarudistributionscentralen i Örnsköldsviksregionen",
        fullAddress: "Industriområdesförbindelsegatan 1004 B, 891 60 Örnsköldsvik",
        email: "kundservice.vitvarudistributionscentralen@nordhem.example",
      }),
    ]),
  },
};
export const ByKeyboard: Story = {
  args: { state: finder() },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole("searchbox");
    await userEvent.tab();
    await expect(search).toHaveFocus();
    await userEvent.keyboard("umeå");
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Rensa sökning" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
    await expect(search).toHaveFocus();
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
