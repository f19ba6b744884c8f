import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDiscountBadge, aListingProduct } from "../../fixtures/aListingProduct.ts";
import { aPicture } from "../../fixtures/aPicture.ts";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import { ProductBadge } from "./ProductBadge.tsx";

const meta = {
  title: "Catalog/ProductBadge",
  component: ProductBadge,
  args: { product: aListingProduct({ discountBadge: aDiscountBadge({ percent: 22 }) }) },
  decorators: [
    (Story) => (
      <CatalogProvider addresses={{ badge: (id) => aPicture(id) }}>
        <div style={{ position: "relative", minBlockSize: "6rem", maxInlineSize: "14rem" }}>
          <Story />
        </div>
      </CatalogProvider>
    ),
  ],
} satisfies Meta<typeof ProductBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The reduction in percent, with a minus sign. */
export const Percent: Story = {};
/** Without a percentage the badge tells the reduction in kronor. */
export const Amount: Story = {
  args: { product: aListingProduct({ discountBadge: aDiscountBadge({ percent: null, amountOre: 50000 }) }) },
};
/** A picture across a corner; its position is part of the file's address. */
export const AcrossACorner: Story = {
  args: { product: aListingProduct({ badgeId: 77, badgeImage: "sommar.svg", badgePosition: "left_top" }) },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
