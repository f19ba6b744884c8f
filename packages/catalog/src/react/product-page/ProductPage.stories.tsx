import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, Section } from "@torg/ui";
import { expect } from "storybook/test";
import { choicesOfProduct } from "../../domain/product/variants.ts";
import { aDisclosure } from "../../fixtures/aDisclosure.ts";
import { aDiscountBadge, aListingProduct, someListingProducts } from "../../fixtures/aListingProduct.ts";
import { aProductDetail, someSpecifications, someVariantAttributes } from "../../fixtures/aProductDetail.ts";
import { createVariantState } from "../../state/createVariantState.ts";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import { VariantPicker } from "../variant-picker/VariantPicker.tsx";
import { ProductPage } from "./ProductPage.tsx";

const buy = (
  <Button variant="primary" size="large" wide>
    Lägg i varukorgen
  </Button>
);

const reviews = (
  <p>
    <strong>Tyst som en viskning.</strong> Jag har den i badrummet intill sovrummet och hör den inte. Ångprogrammet
    använder jag varje vecka.
  </p>
);

const guarantee = (
  <Section id="garanti" heading="Lagstadgad garanti">
    <p>I Sverige är reklamationstiden tre år.</p>
  </Section>
);

const meta = {
  title: "Catalog/ProductPage",
  component: ProductPage,
  args: {
    product: aProductDetail({
      disclosure: aDisclosure(),
      specifications: someSpecifications(),
      recommendedProducts: [...someListingProducts()],
    }),
    buy,
    buyMatching: () => <Button variant="primary">Köp</Button>,
    details: guarantee,
    reviews,
    hasReviews: true,
  },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that a product can have, with links to the sections in the order of the page. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getByRole("navigation", { name: "På sidan" }).querySelectorAll("a");
    await expect([...links].map(({ textContent }) => textContent)).toEqual([
      "Beskrivning",
      "Specifikationer",
      "Produktsäkerhet",
      "Passar till",
      "Se även",
      "Omdömen",
    ]);
  },
};

/** A product without accessories: a single row of similar products, under its own heading. */
export const OnlyLikeIt: Story = {
  args: { product: aProductDetail({ matchingProducts: [], recommendedProducts: [...someListingProducts()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Se även" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Passar till" })).toBeNull();
  },
};

/** On a wide screen, the guarantee fills the space below a short description, beside long specifications. */
export const ShortDescription: Story = {
  args: { product: aProductDetail({ description: "Tyst och snål.", specifications: someSpecifications() }) },
  globals: { viewport: { value: "wide", isRotated: false } },
  play: async ({ canvas }) => {
    const regions = ["Specifikationer", "Lagstadgad garanti"].map((name) => canvas.getByRole("region", { name }));
    const [specifications, legal] = regions.map((region) => region.getBoundingClientRect());
    await expect(legal?.bottom).toBeLessThanOrEqual(specifications?.bottom ?? 0);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

/** Work trousers in two colours, three sizes and two lengths, at a reduced price. */
export const WithVariants: Story = {
  args: {
    product: aProductDetail({
      productId: 1413,
      name: "Arbetsbyxa Stadig",
      brandName: "Fjällverk",
      info: "Stretch, tolv fickor och förstärkta knän",
      isDiscounted: true,
      priceOre: 89_900,
      originalPriceOre: 129_900,
      discountBadge: aDiscountBadge({ percent: 31, amountOre: 40_000 }),
      energy: null,
      energyClass: null,
      disclosure: null,
      variantAttributes: someVariantAttributes(),
      description:
        "En byxa som håller hela arbetsdagen. Tyget är tvåvägsstretch, och knäfickorna tar skydd i två höjder.",
      specifications: [
        { title: "Material", unit: null, value: "65 % polyester, 35 % bomull" },
        { title: "Vikt", unit: "g/m²", value: "260" },
      ],
    }),
    picker: (
      <VariantPicker
        address="/produkter/id/1413"
        variants={createVariantState({
          attributes: someVariantAttributes(),
          choices: choicesOfProduct(someVariantAttributes(), 1413),
          shownProductId: 1413,
          goTo: () => {},
        })}
      />
    ),
    details: null,
  },
};

/** A description in HTML from a feed: its beginning, with the rest behind a button. */
export const LongHtml: Story = {
  args: {
    product: aProductDetail({
      description: `<h3>Tyst och rejäl</h3>${"<p>NV 8014 väger tvätten och väljer själv hur mycket vatten den behöver. Ångprogrammet slätar ut skjortor på en kvart, och fjärrstarten gör att tvätten är klar när du kommer hem.</p>".repeat(6)}<ul><li>Ånga</li><li>Fjärrstart</li></ul>`,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Läs mer" })).toBeVisible();
  },
};

/** A shop that takes quote requests: a product may be requested without a visible price. */
export const Quotes: Story = {
  args: {
    product: aProductDetail({ hidesPrice: true, priceOre: null }),
    buy: (
      <Button variant="primary" size="large" wide>
        Lägg i offerten
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <CatalogProvider settings={{ isQuote: true }}>
        <Story />
      </CatalogProvider>
    ),
  ],
};

/** A product for which the feed has only name, price and picture: no section links, no empty sections. */
export const Bare: Story = {
  args: {
    product: aProductDetail({
      description: "",
      specifications: [],
      matchingProducts: [],
      recommendedProducts: [],
      images: aProductDetail().images.slice(0, 1),
      energy: null,
      energyClass: null,
      info: "",
      score: 0,
      averageRating: null,
    }),
    details: null,
    reviews: undefined,
    hasReviews: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.queryByRole("heading", { level: 2 })).toBeNull();
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: "narrow", isRotated: false } },
  args: {
    product: aProductDetail({
      name: "Arbetsplatsbelysningskombinationsstativ med snabbkopplingsarmaturer",
      brandName: "Nordvästskånska hushållsmaskinstillverkningsaktiebolaget",
      matchingProducts: [aListingProduct({ name: "Hushållsmaskinsenergiförbrukningsmätare" })],
      specifications: [{ title: "Energimärkningsförordning", unit: null, value: "Produktinformationsblad" }],
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
