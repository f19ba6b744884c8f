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
  title: "Catalog/ProductTile",
  component: ProductTile,
  args: {
    product: aListingProduct(),
    buy: (product) => (
      <Button
        variant="primary"
        size="small"
        wide
        disabled={product.buyDisabled}
        aria-label={`Lägg i varukorgen: ${product.name}`}
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

/** The price now is first and in its own colour; the lowest price before it is smaller and struck through. */
export const Reduced: Story = {
  args: {
    product: aListingProduct({
      isDiscounted: true,
      originalPriceOre: 899_000,
      discountBadge: aDiscountBadge({ percent: 22 }),
    }),
  },
};

/** Above a thousand kronor the badge tells the amount and is larger. */
export const ReducedByMuch: Story = {
  args: { product: aListingProduct({ discountBadge: aDiscountBadge({ percent: null, amountOre: 1_100_000 }) }) },
};

/** Tags keep the shop's own colours, with text that is readable on each of them. */
export const Tagged: Story = {
  args: {
    product: aListingProduct({
      isPackage: true,
      tags: [
        { name: "Nyhet", color: "#ffeb3b", isDark: false },
        { name: "Mest såld", color: "#1b5e20", isDark: true },
      ],
    }),
  },
};

/** The energy class is beside the price, as the law requires, and leads to the label. */
export const WithEnergyLabel: Story = { args: { product: aListingProduct({ energy: anEnergy() }) } };

/** The shop hides the price of this product: none is shown, and no space is kept for it. */
export const HiddenPrice: Story = { args: { product: aListingProduct({ hidesPrice: true }) } };

/** “From” precedes the price where the lowest one stands for several; the product page is where a variant is chosen. */
export const WithVariants: Story = {
  args: {
    product: aListingProduct({
      isParent: true,
      variantCount: 4,
      isLowestPrice: true,
      highestPriceOre: 999_000,
    }),
  },
};

/** Words take the place of the picture, and the tile stays as high as its neighbours. */
export const WithoutPicture: Story = { args: { product: aListingProduct({ image: null }) } };

const told = { tone: "#dcd3c6", width: 330, height: 409 };
/** A picture that has not loaded: transparent, so that only its background shows. */
const onItsWay = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="330" height="409"/>')}`;

/** Until the picture loads, its space has its background colour. */
export const PictureOnItsWay: Story = {
  args: { product: aListingProduct({ image: { thumb: onItsWay, ...told } }) },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector("img");
    if (picture === null) throw new Error("The tile has no picture.");
    await expect(getComputedStyle(picture).backgroundColor).toBe("rgb(220, 211, 198)");
    const { width, height } = picture.getBoundingClientRect();
    await expect(Math.abs(width - 1.1 * height)).toBeLessThan(1);
  },
};

/** The background of the picture that is on its way is dimmed as the picture will be. */
export const PictureOnItsWayInTheDark: Story = { ...PictureOnItsWay, globals: { mode: "dark" } };

/** The replacement for a picture that fails to load, with and without script. */
export const PictureCannotBeFetched: Story = {
  args: {
    product: aListingProduct({
      image: { thumb: "data:image/png;base64,bm90IGEgcGljdHVyZQ==", ...told },
      discountBadge: aDiscountBadge(),
    }),
  },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector("img");
    await waitFor(() => expect(picture?.complete).toBe(true));
    await expect(picture?.naturalWidth).toBe(0);
    if (picture === null) return;
    await expect(getComputedStyle(picture, "::after").content).toBe('"Bild saknas"');
    // As a page does for browsers that render nothing inside the picture.
    picture.dataset["missing"] = "";
    const place = picture.parentElement ?? picture;
    await expect(getComputedStyle(place, "::after").content).toBe('"Bild saknas"');
  },
};

/** An icon for each status; what it means is said in words, never by colour alone. */
export const Statuses: Story = {
  render: ({ product }) => (
    <>
      {["check-circle", "clock", "truck", "info", "x-circle", "other"].map((statusIcon) => (
        <ProductStatus key={statusIcon} product={{ ...product, statusIcon }} />
      ))}
    </>
  ),
};

/** The button is disabled and the status says why; the product can still be opened and compared. */
export const SoldOut: Story = {
  args: {
    product: aListingProduct({
      stock: 0,
      buyDisabled: true,
      statusHtml: "<span>Slut i lager</span>",
      statusIcon: "x-circle",
      statusIconColor: "#b3261e",
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Lägg i varukorgen/ })).toBeDisabled();
  },
};

export const LongWords: Story = {
  args: {
    product: aListingProduct({
      name: "Kondenstorktumlare med värmepumpsteknik och självrengörande kondensatorfilter ProfessionalSeries",
      brandName: "Nordvik Hushållsapparatstillverkning",
      info: "Tyst värmepumpstorktumlare med fuktighetssensor, ullvårdsprogram och barnlås",
    }),
  },
};

export const QuoteMode: Story = {
  render: (args) => (
    <CatalogProvider settings={{ isQuote: true, complianceProfile: "spec" }}>
      <ProductTile {...args} />
    </CatalogProvider>
  ),
};

const ribbon = { badgeId: 77, badgeImage: "sommar.svg" };

/** The shop's own ribbon is on the picture, at the start. */
export const RibbonLeft: Story = { args: { product: aListingProduct({ ...ribbon, badgePosition: "left_top" }) } };

/** The shop's own ribbon is on the picture, at the end. */
export const RibbonRight: Story = { args: { product: aListingProduct({ ...ribbon, badgePosition: "right-top" }) } };

/** A reduction of second priority gives way to the ribbon. */
export const SecondReductionBesideARibbon: Story = {
  args: {
    product: aListingProduct({
      ...ribbon,
      badgePosition: "left_top",
      discountBadge: aDiscountBadge({ isSecondPriority: true }),
    }),
  },
};

/** The shop's picture is behind the percentage, which stays readable. */
export const OwnReductionBadge: Story = {
  args: { product: aListingProduct({ discountBadge: aDiscountBadge() }) },
  render: (args) => (
    <CatalogProvider settings={{ customDiscountPercentageBadge: { active: true, image: aPicture(20) } }}>
      <ProductTile {...args} />
    </CatalogProvider>
  ),
};

/** No stars and no space for them: nobody has rated the product. */
export const WithoutRating: Story = { args: { product: aListingProduct({ averageRating: 0 }) } };

/** Products of no brand leave out the line above the name. */
export const WithoutBrand: Story = { args: { product: aListingProduct({ brandId: 1, brandName: "Övriga" }) } };

export const RightToLeft: Story = { args: Reduced.args ?? {}, globals: { direction: "rtl" } };

/** In dark mode a drawing has no light plate behind it; a photograph keeps its background. */
export const DrawingInTheDark: Story = {
  args: { product: aListingProduct({ image: { thumb: `${aPicture(1)}#/drawings/` } }) },
  globals: { mode: "dark" },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector(".torg-product-tile__picture");
    if (place === null) throw new Error("The tile has no place for a picture.");
    const plate = getComputedStyle(place).getPropertyValue("--torg-color-picture");
    await expect(plate).toBe(getComputedStyle(place).getPropertyValue("--torg-color-drawing"));
    const picture = place.querySelector("img");
    await expect(picture === null ? "" : getComputedStyle(picture).mixBlendMode).toBe("normal");
  },
};
