import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskProduct, aRecallText } from "../../fixtures/aDeskProduct.ts";
import { ProductPage } from "./ProductPage.tsx";

const stop = {
  id: 7,
  reason: "Luckan går upp under centrifugering",
  at: "2026-11-24T08:15:00Z",
  by: "Anna Lind",
  recall: null,
  letters: null,
};

const meta = {
  title: "Desk/ProductPage",
  component: ProductPage,
  args: { product: aDeskProduct(), operatorRole: "administrator" },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stock, prices and VAT beside the forms; the one for the stock is open, the others are folded. */
export const Sold: Story = {};
/** A seller can change the stock and stop the sale; a sentence says what an administrator does. */
export const Seller: Story = { args: { operatorRole: "seller" } };
/** The ordinary price, the price that it is compared with, and the lowest of the last 30 days are told apart. */
export const Reduced: Story = {
  args: {
    product: aDeskProduct({
      priceOre: 549_000,
      prices: { priceOre: 549_000, priorOre: 689_000, comparedOre: 649_000, lowestOre: 549_000 },
    }),
  },
};
/** When, by whom and why the sale was stopped; the form that stops it gives way to the one that resumes it. */
export const Stopped: Story = { args: { product: aDeskProduct({ isStopped: true, stop }) } };
/**
 * How many letters were sent, are left and failed, with a link to the failures. Words that make the danger sound small
 * are refused at their field.
 */
export const Recalled: Story = {
  args: {
    product: aDeskProduct({
      isStopped: true,
      isRecalled: true,
      stop: { ...stop, recall: aRecallText, letters: { told: 196, left: 3, failed: 1 } },
    }),
    refused: {
      task: "recallProduct",
      flash: {
        values: { ...aRecallText, reason: stop.reason, hazard: "I sällsynta fall kan luckan gå upp." },
        errors: { hazard: ["Säg vad som kan hända utan ord som får faran att verka liten."] },
      },
    },
  },
};
/** A recall whose sendable letters were all sent. */
const recalled = (told: number): Story => ({
  args: {
    product: aDeskProduct({
      isStopped: true,
      isRecalled: true,
      stop: { ...stop, recall: aRecallText, letters: { told, left: 0, failed: 0 } },
    }),
  },
});
/** All letters are sent: only their number is left. */
export const RecalledAndTold: Story = recalled(200);
/** Recalled, and no letter was sent: it says so in words instead of a zero. */
export const RecalledBeforeAnySale: Story = recalled(0);
/** Three pieces are sold and not shipped: the facts say so, and the form asks not to count them. */
export const WithSoldPieces: Story = { args: { product: aDeskProduct({ waiting: 3 }) } };
const stores = [
  { id: 1, name: "Butik Göteborg", stock: 3, waiting: 0 },
  { id: 2, name: "Butik Stockholm", stock: 1, waiting: 2 },
  { id: 3, name: "Butik Umeå", stock: 0, waiting: 0 },
];
/** Each store has a form of its own, named with its stock; the facts give the sum and how many stores have any. */
export const WithStores: Story = { args: { product: aDeskProduct({ stores }) } };
/** The form of the refused store is open, with what was typed and the reason; the other stores are folded. */
export const StoreRefused: Story = {
  args: {
    product: aDeskProduct({ stores }),
    refused: {
      task: "setStoreStock",
      flash: {
        values: { store: "2", stock: "-1", because: "count" },
        errors: { stock: ["Ange ett antal från 0 till 1 000 000."] },
      },
    },
  },
};
export const LongWords: Story = {
  args: { product: aDeskProduct({ name: "Centrifugeringshastighetsbegränsningsindikatorlampa" }) },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
