import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@torg/ui";
import { aDiscountBadge } from "../../fixtures/aListingProduct.ts";
import { aProductDetail } from "../../fixtures/aProductDetail.ts";
import { ProductFacts } from "./ProductFacts.tsx";

const meta = {
  title: "Catalog/Product facts",
  component: ProductFacts,
  args: {
    product: aProductDetail(),
    buy: (
      <Button variant="primary" size="large" wide>
        Lägg i varukorgen
      </Button>
    ),
  },
} satisfies Meta<typeof ProductFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Reduced: Story = {
  args: {
    product: aProductDetail({
      is_discounted: true,
      product_display_original_price: 8990,
      discount_badge: aDiscountBadge({ discount: 22 }),
    }),
  },
};

export const HiddenPrice: Story = {
  args: { product: aProductDetail({ product_hide_price: true, product_display_price: null }), buy: null },
};

export const Bare: Story = {
  args: {
    product: aProductDetail({
      brand_id: 1,
      score: 0,
      average_rating: null,
      energy: null,
      product_energy_class: null,
      product_info_puff: "",
      article_number: null,
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
