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

export const Sold: Story = {};
export const Seller: Story = { args: { operatorRole: "seller" } };
export const Reduced: Story = {
  args: {
    product: aDeskProduct({
      priceOre: 549_000,
      prices: { priceOre: 549_000, priorOre: 689_000, comparedOre: 649_000, lowestOre: 549_000 },
    }),
  },
};
export const Stopped: Story = { args: { product: aDeskProduct({ isStopped: true, stop }) } };
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
export const RecalledAndTold: Story = recalled(200);
export const RecalledBeforeAnySale: Story = recalled(0);
export const WithSoldPieces: Story = { args: { product: aDeskProduct({ waiting: 3 }) } };
const stores = [
  { id: 1, name: "Butik Göteborg", stock: 3, waiting: 0 },
  { id: 2, name: "Butik Stockholm", stock: 1, waiting: 2 },
  { id: 3, name: "Butik Umeå", stock: 0, waiting: 0 },
];
export const WithStores: Story = { args: { product: aDeskProduct({ stores }) } };
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
