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

/** What fits the search, with article number, stock and price; one has no price and says so. */
export const Found: Story = {};
/** Without a search: what is not sold at present, with a badge that tells a stopped product from a recalled one. */
export const NotSold: Story = {
  args: {
    search: "",
    products: [
      aDeskProductRow({ isStopped: true }),
      aDeskProductRow({ id: 1002, isStopped: true, isRecalled: true, name: "Laddare 65 W" }),
    ],
  },
};
/** Everything is sold: a sentence says so and asks to search for the product to be changed. */
export const AllSold: Story = { args: { search: "", products: [] } };
/** The sentence repeats the words that found nothing, and the field keeps them. */
export const NotFound: Story = { args: { products: [] } };
export const LongWords: Story = {
  args: { products: [aDeskProductRow({ name: "Centrifugeringshastighetsbegränsningsindikatorlampa" })] },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
