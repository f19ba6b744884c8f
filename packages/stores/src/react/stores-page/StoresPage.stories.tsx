import type { Meta, StoryObj } from "@storybook/react-vite";
import { someStores } from "../../fixtures/aStore.ts";
import { createStoreFinderState } from "../../state/createStoreFinderState.ts";
import { StoreFinder } from "../store-finder/StoreFinder.tsx";
import { StoresPage } from "./StoresPage.tsx";

const state = createStoreFinderState({ stores: someStores });

const meta = {
  title: "Stores/StoresPage",
  component: StoresPage,
  args: { children: <StoreFinder state={state} whiteGoodsOnly={false} onWhiteGoodsChange={() => {}} /> },
} satisfies Meta<typeof StoresPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Why one visits a store, and the finder below it. */
export const WithFinder: Story = {};
/** A sentence takes the place of the lead, and there is no finder to search in vain. */
export const NoStores: Story = { args: { isEmpty: true, children: null } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
