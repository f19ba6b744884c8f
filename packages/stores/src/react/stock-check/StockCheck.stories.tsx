import type { Meta, StoryObj } from "@storybook/react-vite";
import { createClient } from "@torg/http";
import { createMock, reply } from "@torg/http/mock";
import { storeStockCall } from "../../contract/index.ts";
import type { StoreStock } from "../../domain/index.ts";
import { createStockCheckState, type StockCheckState } from "../../state/index.ts";
import { StockCheck } from "./StockCheck.tsx";

function stateOf(stores: StoreStock[], isAsked = true): StockCheckState {
  const client = createClient(createMock([reply(storeStockCall, stores)]));
  const state = createStockCheckState({ client, productId: 1001 });
  if (isAsked) void state.check();
  return state;
}

const stores = [
  { store_id: 1, store_name: "Nordhem Kungens Kurva" },
  { store_id: 2, store_name: "Nordhem Bäckebol" },
];

const meta = {
  title: "Stores/Stock check",
  component: StockCheck,
  args: { state: stateOf(stores, false) },
} satisfies Meta<typeof StockCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotAsked: Story = {};
export const InStock: Story = { args: { state: stateOf(stores) } };
export const NowhereInStock: Story = { args: { state: stateOf([]) } };
