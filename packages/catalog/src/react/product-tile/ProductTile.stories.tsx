import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@torg/ui";
import { expect, waitFor } from "storybook/test";
import { aDiscountBadge, aListingProduct } from "../../fixtures/aListingProduct.ts";
import { aPicture } from "../../fixtures/aPicture.ts";
import { anEnergy } from "../../fixtures/aProductDetail.ts";
import { ProductStatus } from "../product-status/ProductStatus.tsx";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import { ProductTile } from "./ProductTile.tsx";

const meta = {
  title: "Catalog/Product tile",
  component: ProductTile,
  args: {
    product: aListingProduct(),
    buy: (product) => (
      <Button
        variant="primary"
        size="small"
        wide
        disabled={product.buy_disabled}
        aria-label={`Lägg i varukorgen: ${product.product_name}`}
      >
        Lägg i varukorgen
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Reduced: Story = {
  args: {
    product: aListingProduct({
      is_discounted: true,
      product_display_original_price: 8990,
      discount_badge: aDiscountBadge({ discount: 22 }),
    }),
  },
};

export const ReducedByMuch: Story = {
  args: { product: aListingProduct({ discount_badge: aDiscountBadge({ discount: null, discount_amount: 11000 }) }) },
};

export const Tagged: Story = {
  args: {
    product: aListingProduct({
      is_package: true,
      tags: [
        { product_tag_name: "Nyhet", product_tag_color: "#ffeb3b", product_tag_color_is_dark: false },
        { product_tag_name: "Mest såld", product_tag_color: "#1b5e20", product_tag_color_is_dark: true },
      ],
    }),
  },
};

export const WithEnergyLabel: Story = { args: { product: aListingProduct({ energy: anEnergy() }) } };

export const HiddenPrice: Story = { args: { product: aListingProduct({ product_hide_price: true }) } };

export const WithVariants: Story = {
  args: {
    product: aListingProduct({
      product_is_parent: true,
      variant_count: 4,
      price_is_lowest: true,
      product_highest_price: 9990,
    }),
  },
};

export const WithoutPicture: Story = { args: { product: aListingProduct({ product_puff_image: null }) } };

/** What stands in place of a picture that has an address and cannot be fetched, with and without script. */
export const PictureCannotBeFetched: Story = {
  args: {
    product: aListingProduct({
      product_puff_image: { thumb: "data:image/png;base64,bm90IGEgcGljdHVyZQ==" },
      discount_badge: aDiscountBadge(),
    }),
  },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector("img");
    await waitFor(() => expect(picture?.complete).toBe(true));
    await expect(picture?.naturalWidth).toBe(0);
    if (picture === null) return;
    await expect(getComputedStyle(picture, "::after").content).toBe('"Bild saknas"');
    // As a page does for browsers that draw nothing within it.
    picture.dataset["missing"] = "";
    const place = picture.parentElement ?? picture;
    await expect(getComputedStyle(place, "::after").content).toBe('"Bild saknas"');
  },
};

export const Statuses: Story = {
  render: ({ product }) => (
    <>
      {["check-circle", "clock", "truck", "info", "x-circle", "other"].map((status_icon) => (
        <ProductStatus key={status_icon} product={{ ...product, status_icon }} />
      ))}
    </>
  ),
};

export const SoldOut: Story = {
  args: {
    product: aListingProduct({
      product_qty: 0,
      buy_disabled: true,
      product_status_name: "<span>Slut i lager</span>",
      status_icon: "x-circle",
      status_icon_color: "#b3261e",
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Lägg i varukorgen/ })).toBeDisabled();
  },
};

export const LongWords: Story = {
  args: {
    product: aListingProduct({
      product_name: "Kondenstorktumlare med värmepumpsteknik och självrengörande kondensatorfilter ProfessionalSeries",
      brand_name: "Nordvik Hushållsapparatstillverkning",
      product_info_puff: "Energieffektiv värmepumpstorktumlare med fuktighetssensor, ullvårdsprogram och barnlås",
    }),
  },
};

export const OfferTheme: Story = {
  render: (args) => (
    <CatalogProvider settings={{ isOfferTheme: true, complianceProfile: "spec" }}>
      <ProductTile {...args} />
    </CatalogProvider>
  ),
};

const ribbon = { badge_id: 77, badge_image: "sommar.svg" };

export const RibbonLeft: Story = { args: { product: aListingProduct({ ...ribbon, badge_position: "left_top" }) } };

export const RibbonRight: Story = { args: { product: aListingProduct({ ...ribbon, badge_position: "right-top" }) } };

export const SecondReductionBesideARibbon: Story = {
  args: {
    product: aListingProduct({
      ...ribbon,
      badge_position: "left_top",
      discount_badge: aDiscountBadge({ is_second_priority: true }),
    }),
  },
};

export const OwnReductionBadge: Story = {
  args: { product: aListingProduct({ discount_badge: aDiscountBadge() }) },
  render: (args) => (
    <CatalogProvider settings={{ customDiscountPercentageBadge: { active: true, image: aPicture(20) } }}>
      <ProductTile {...args} />
    </CatalogProvider>
  ),
};

export const WithoutRating: Story = { args: { product: aListingProduct({ average_rating: 0 }) } };

export const WithoutBrand: Story = { args: { product: aListingProduct({ brand_id: 1, brand_name: "Övriga" }) } };

export const RightToLeft: Story = { args: Reduced.args ?? {}, globals: { direction: "rtl" } };
