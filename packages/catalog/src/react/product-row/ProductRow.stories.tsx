import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@torg/ui";
import { expect } from "storybook/test";
import { aListingProduct, someListingProducts } from "../../fixtures/aListingProduct.ts";
import { ProductRow } from "./ProductRow.tsx";

const meta = {
  title: "Catalog/ProductRow",
  component: ProductRow,
  args: {
    id: "populart",
    heading: "Populärt just nu",
    products: someListingProducts(),
    buy: () => <Button variant="primary">Köp</Button>,
  },
} satisfies Meta<typeof ProductRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four products to a row on a wide screen, with their prices and buttons aligned. */
export const TwoRows: Story = {};
/** One row to swipe through. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
/** A single product keeps the width of a column, and does not stretch over the row. */
export const OneProduct: Story = { args: { products: [aListingProduct()] } };
/** No products: the heading is left out as well. */
export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
