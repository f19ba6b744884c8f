import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@torg/ui";
import { expect } from "storybook/test";
import { aProductDetail } from "../../fixtures/aProductDetail.ts";
import { aPicture } from "../../fixtures/aPicture.ts";
import { createSuggestionState } from "../../state/createSuggestionState.ts";
import { CompareSearch } from "../compare-search/CompareSearch.tsx";
import { ComparePage } from "./ComparePage.tsx";

const other = aProductDetail({ productId: 1002, name: "Tvättmaskin HK 7", brandName: "Hemkraft", priceOre: 499_000 });
const ask = () => Promise.resolve([]);

const meta = {
  title: "Catalog/ComparePage",
  component: ComparePage,
  args: {
    products: [aProductDetail(), other],
    buy: () => <Button variant="primary">Köp</Button>,
    search: <CompareSearch ids={[1001, 1002]} search={createSuggestionState({ ask, delay: 0 })} />,
  },
} satisfies Meta<typeof ComparePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field to add one more above two products side by side, and the button that removes all. */
export const Two: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
/** No search field to add a fifth. */
export const Full: Story = {
  args: { products: [1, 2, 3, 4].map((id) => aProductDetail({ productId: id, name: `Tvättmaskin NV ${id}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("search")).toBeNull();
  },
};
/** What the form found without script. */
export const Found: Story = {
  args: {
    query: "tvätt",
    suggestions: [
      { id: 1003, name: "Tvättmaskin PO 12 Pro", image: aPicture(40), price: "15 990 kr" },
      { id: 1007, name: "Tvättmaskin LY 10 Eko", image: "", price: "8 990 kr" },
    ],
  },
};
/** The search of the form, without script, found nothing: it says so, and the table stays. */
export const NothingFound: Story = { args: { query: "cykel", suggestions: [] } };
/** Nothing is compared: it says how to choose products, and there is nothing to clear. */
export const Empty: Story = { args: { products: [] } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
