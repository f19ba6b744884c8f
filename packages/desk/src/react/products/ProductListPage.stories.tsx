import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskProductRow } from "../../fixtures/aDeskProduct.ts";
import { ProductListPage } from "./ProductListPage.tsx";

const meta = {
  title: "Desk/ProductListPage",
  component: ProductListPage,
  args: {
    search: "tvätt",
    products: [aDeskProductRow(), aDeskProductRow({ id: 1002, name: "Tvättmedel", article: "77", priceOre: null })],
  },
} satisfies Meta<typeof ProductListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const NotSold: Story = {
  args: {
    search: "",
    products: [
      aDeskProductRow({ isStopped: true }),
      aDeskProductRow({ id: 1002, isStopped: true, isRecalled: true, name: "Laddare 65 W" }),
    ],
  },
};
export const AllSold: Story = { args: { search: "", products: [] } };
export const NotFound: Story = { args: { products: [] } };
export const LongWords: Story = {
  args: { products: [aDeskProductRow({ name: "Centrifugeringshastighetsbegränsningsindikatorlampa" })] },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
