import type { Meta, StoryObj } from "@storybook/react-vite";
import { createClient } from "@torg/http";
import { createMock, reply, replyFailure, type Reply } from "@torg/http/mock";
import { expect } from "storybook/test";
import { storeStockCall } from "../../contract/storeStockCall.ts";
import type { StoreStock } from "../../domain/store.ts";
import { createStockCheckState, type StockCheckState } from "../../state/createStockCheckState.ts";
import { StockCheck } from "./StockCheck.tsx";

function stateOf(stores: StoreStock[], isAsked = true): StockCheckState {
  const client = createClient(createMock([reply(storeStockCall, stores)]));
  const state = createStockCheckState({ client, productId: 1001 });
  if (isAsked) void state.check();
  return state;
}

function checking(answer: Reply<unknown>): StockCheckState {
  const state = createStockCheckState({ client: createClient(createMock([answer])), productId: 1001 });
  void state.check();
  return state;
}

function unreadable(): StockCheckState {
  const fetch = async () => new Response("<p>Underhåll</p>");
  const client = createClient({ fetch, csrfToken: () => null, report: () => undefined });
  const state = createStockCheckState({ client, productId: 1001 });
  void state.check();
  return state;
}

const stores = [
  { storeId: 1, storeName: "Nordhem Kungens Kurva" },
  { storeId: 2, storeName: "Nordhem Bäckebol" },
];

const meta = {
  title: "Stores/StockCheck",
  component: StockCheck,
  args: { state: stateOf(stores, false) },
} satisfies Meta<typeof StockCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One button: the stores are asked only when someone wants to know. */
export const NotAsked: Story = {};
/** Every store that has the product, as a link to its hours and its way there. */
export const InStock: Story = { args: { state: stateOf(stores) } };
/** A sentence says that no store has it; the button stays. */
export const NowhereInStock: Story = { args: { state: stateOf([]) } };
/** A slow response: the button shows that it is busy and cannot be pressed again. */
export const Slow: Story = { args: { state: checking(reply(storeStockCall, stores, { delay: 3_600_000 })) } };
/** A failed stock request changes nothing on the page. */
export const Failed: Story = { args: { state: checking(replyFailure(storeStockCall, { status: 500 })) } };
/** An unreadable response: the visitor gets a message and may try again. */
export const Unreadable: Story = {
  args: { state: unreadable() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/gick inte att läsa/)).toBeVisible();
    await expect(canvas.getByRole("button")).toBeEnabled();
  },
};
export const LongWords: Story = {
  args: {
    state: stateOf([{ storeId: 9, storeName: "Nordhem Vitvarudistributionscentralen i Örnsköldsviksregionen" }]),
  },
};
export const RightToLeft: Story = { ...InStock, globals: { direction: "rtl" } };
