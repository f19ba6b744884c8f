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

export const WithFinder: Story = {};
export const NoStores: Story = { args: { isEmpty: true, children: null } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
