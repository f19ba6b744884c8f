import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, RangeTrack } from "@torg/ui";
import { expect, spyOn, waitFor, within } from "storybook/test";
import type { Filters } from "../../contract/filters.ts";
import { aFilters } from "../../fixtures/aFilters.ts";
import { aSpecificationGroup, aSpecificationRow } from "../../fixtures/aSpecificationGroup.ts";
import { aListingClient } from "../../fixtures/aListingClient.ts";
import { createListingState } from "../../state/createListingState.ts";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import { FilterSidebar } from "./FilterSidebar.tsx";

const aListing = (changes: Partial<Filters> = {}) => {
  const filters = aFilters(changes);
  return createListingState({ client: aListingClient(filters), filters, listingType: "category" });
};

const chosen: Partial<Filters> = {
  chosenBrands: [2, 3],
  chosenSpecifications: "101:10107|102:10201,10204|103:44~47|",
  chosenMaxPrice: 9000,
};

const meta = {
  title: "Catalog/FilterSidebar",
  component: FilterSidebar,
  parameters: { layout: "fullscreen" },
  args: { listing: aListing(), parent: { name: "Tvätt & tork", url: "/kategori/vitvaror/tvatt-tork" } },
  decorators: [
    (Story) => (
      <main style={{ padding: "1rem", maxInlineSize: "20rem", minBlockSize: "30rem" }}>
        <h1 style={{ fontSize: "var(--torg-size-6)" }}>Tvättmaskiner</h1>
        <Button popoverTarget="filter">Filtrera</Button>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof FilterSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen: each group with its rows and their counts. */
export const Nothing: Story = {};

/** Chosen rows are ticked, and each of their groups has a way to clear it. */
export const Chosen: Story = { args: { listing: aListing(chosen) } };

/** A shop that shows no prices has no filter for them. */
export const HiddenPrice: Story = {
  render: (args) => (
    <CatalogProvider settings={{ hidePriceFilter: true }}>
      <FilterSidebar {...args} />
    </CatalogProvider>
  ),
};

/** In a department of the first level, its categories are the first group. */
export const FirstLevel: Story = {
  args: {
    listing: aListing({
      currentCategory: { id: 1, name: "Vitvaror", level: 1 },
      specifications: [],
      subcategories: [
        ["Tvätt & tork", 37, true],
        ["Vinkylar", 0, true],
        ["Reservdelar", 4, false],
      ].map(([name, products, active], index) => ({
        id: index,
        name: String(name),
        isActive: active === true,
        total: Number(products),
        visibleTotal: Number(products),
        url: `/kategori/vitvaror/${index}`,
      })),
    }),
    parent: null,
  },
};

/** Groups without rows are left out, and prices stay. */
export const NothingToFilterBy: Story = {
  args: { listing: aListing({ brands: [], specifications: [], colors: [], categories: [] }) },
};

const manyBrands = Array.from({ length: 185 }, (_, index) => ({
  id: 100 + index,
  name: `Märke ${index + 1}`,
  count: 1,
}));
const manyGroups = Array.from({ length: 40 }, (_, index) => ({
  ...aSpecificationGroup({ groupId: 500 + index, title: `Egenskap ${index + 1}` }),
}));

/** A list of more than thirty rows renders, and can be searched, once it is opened; so do groups beyond twelve. */
export const LongLists: Story = {
  args: { listing: aListing({ brands: manyBrands, specifications: manyGroups }) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.queryByText("Visa alla (185)");
    if (toggle === null || !toggle.checkVisibility({ visibilityProperty: true })) return;
    await expect(canvas.queryByRole("checkbox", { name: "Märke 185" })).toBeNull();
    await userEvent.click(toggle);
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Sök i listan Varumärken" }), "marke 185");
    await expect(canvas.getByText("1 av 185 passar")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Märke 185" })).toBeVisible();
    await userEvent.click(canvas.getByText("Visa fler filter (28)"));
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Sök bland fler filter" }), "40");
    await expect(canvas.getByText("Egenskap 40 (kg)", { selector: "summary" })).toBeVisible();
  },
};

/** Without prices to choose between there is no slider. */
export const NothingHasAPrice: Story = { args: { listing: aListing({ minPrice: 0, maxPrice: 0 }) } };

const openPanel: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const panel = canvasElement.querySelector<HTMLElement>("#filter");
  panel?.showPopover();
  await waitFor(() => expect(panel).toHaveAttribute("role", "dialog"));
};

/** The panel as it opens on a small screen; on a wide one it stays in place. */
export const Panel: Story = {
  args: { listing: aListing(chosen) },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: openPanel,
};

/** One group fills the panel, with a way back to all of them. */
export const PanelPart: Story = {
  args: { listing: aListing(chosen) },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async (context) => {
    await openPanel(context);
    const entry = context.canvasElement.querySelector<HTMLElement>("[data-entry=specifications]");
    entry?.click();
    await waitFor(() =>
      expect(context.canvasElement.querySelector("[data-part=specifications]")).toHaveAttribute("data-shown"),
    );
  },
};

/** Without a connection the panel says so itself, because it covers the page's own message. */
export const WithoutConnection: Story = {
  args: { listing: aListing(chosen) },
  globals: { viewport: { value: "phone", isRotated: false } },
  beforeEach: () => {
    const onLine = spyOn(navigator, "onLine", "get").mockReturnValue(false);
    return () => onLine.mockRestore();
  },
  play: async (context) => {
    await openPanel(context);
    await expect(within(context.canvasElement).getByText(/^Du är inte uppkopplad just nu/)).toBeInTheDocument();
  },
};

/** The thumbs of prices and intervals, which load when the visitor approaches their group. */
export const Thumbs: Story = {
  args: { listing: aListing(chosen) },
  render: (args) => (
    <CatalogProvider rangeTrack={() => Promise.resolve(RangeTrack)}>
      <FilterSidebar {...args} />
    </CatalogProvider>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const title = canvas.queryByText("Pris", { selector: "summary" });
    if (title === null || !title.checkVisibility({ visibilityProperty: true })) return;
    await userEvent.hover(title);
    const highest = await canvas.findByRole("slider", { name: "Högsta pris" });
    await expect(highest).toHaveAttribute("aria-valuetext", expect.stringMatching(/^9\s000 kronor$/));
  },
};

/** The hint of a specification opens beside its title, by press or focus. */
export const Explained: Story = {
  args: { listing: aListing() },
  play: async ({ canvasElement }) => {
    const hint = within(canvasElement).queryByRole("button", { name: "Om Kapacitet" });
    hint?.focus();
  },
};

const longName = "Hushållsmaskinstillverkningsaktiebolaget";

export const LongWords: Story = {
  args: {
    listing: aListing({
      brands: [{ id: 2, name: longName, count: 12_345 }],
      chosenBrands: [2],
      colors: [{ id: 1, name: "Mellanblåmelerad bomullstrikåimitation", swatch: "#336699", count: 19, values: [41] }],
      specifications: [
        aSpecificationGroup({
          title: "Centrifugeringshastighetsbegränsningsindikator",
          unit: "varv/minut",
          rows: [aSpecificationRow(10106, "Flerpunktsfuktighetssensorstyrning", 4)],
        }),
      ],
    }),
  },
};

const goods = {
  stock: [{ id: 1, name: "I lager", count: 27 }],
  chosenStock: [1],
  chosenOffers: [1],
  chosenRatings: [4],
};

/** In stock, reduced and well rated: each is its own group, with the number of products it would leave. */
export const StockOffersAndRatings: Story = {
  args: { listing: aListing(goods) },
  play: async ({ canvas }) => {
    const names = ["I lager", "Nedsatt pris", "Betyg 4 eller högre"];
    const ticked = names.map((name) => canvas.queryByLabelText(new RegExp(`^${name}`)));
    for (const field of ticked) await expect(field).toBeChecked();
  },
};

/** Nothing is in stock, reduced or rated: empty groups are left out, and so are rows that leave nothing. */
export const NothingInStock: Story = {
  args: { listing: aListing({ stock: [], offers: [], ratings: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^I lager|^Nedsatt pris|^Betyg/)).toBeNull();
  },
};

const priceScale = {
  knots: [
    { price: 2990, share: 0 },
    { price: 8000, share: 0.7 },
    { price: 15_990, share: 1 },
  ],
  bars: [2, 5, 9, 12, 7, 4, 3, 1, 0, 2],
};

/** Bars above the slider show the distribution of the products. */
export const PricesAsBars: Story = {
  args: { listing: aListing({ priceScale, chosenMinPrice: 4000 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector(".torg-range__bars")).toBeInTheDocument();
  },
};

/** The bars are mirrored with the slider below them. */
export const PricesAsBarsRightToLeft: Story = { ...PricesAsBars, globals: { direction: "rtl" } };

/** The search in a long list has no match, and says so. */
export const NothingFoundInALongList: Story = {
  args: { listing: aListing({ brands: manyBrands }) },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.queryByText("Visa alla (185)");
    if (toggle === null || !toggle.checkVisibility({ visibilityProperty: true })) return;
    await userEvent.click(toggle);
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Sök i listan Varumärken" }), "finns inte");
    await expect(canvas.getByText("0 av 185 passar")).toBeVisible();
  },
};

export const RightToLeft: Story = { args: { listing: aListing(chosen) }, globals: { direction: "rtl" } };
