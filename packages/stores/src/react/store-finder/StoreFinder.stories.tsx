import type { Meta, StoryObj } from "@storybook/react-vite";
import { someStores } from "../../fixtures/index.ts";
import { createStoreFinderState, type StoreFinderState } from "../../state/index.ts";
import { StoreFinder } from "./StoreFinder.tsx";

function stateOf(query = ""): StoreFinderState {
  const state = createStoreFinderState({
    stores: someStores,
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    locate: () => Promise.resolve({ latitude: 59.3326, longitude: 18.0649 }),
    now: () => 1_718_000_000_000,
  });
  if (query !== "") state.search(query);
  return state;
}

const meta = {
  title: "Stores/Store finder",
  component: StoreFinder,
  args: { state: stateOf(), whiteGoodsOnly: false, onWhiteGoodsChange: () => {} },
} satisfies Meta<typeof StoreFinder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStores: Story = {};
export const Found: Story = { args: { state: stateOf("umeå") } };
export const NothingFound: Story = { args: { state: stateOf("xyz") } };
export const OpenedByTheAddress: Story = { args: { hash: "#1" } };
