import type { Meta, StoryObj } from "@storybook/react-vite";
import { toWire } from "@torg/http";
import { reply, replyBody, replyFailure, replyNetworkFailure } from "@torg/http/mock";
import { expect, spyOn, waitFor } from "storybook/test";
import type { Filters } from "../../contract/filters.ts";
import { listingCall } from "../../contract/listingCall.ts";
import { aFilters, aListingResponse } from "../../fixtures/aFilters.ts";
import { aListing, aListingOf, buyInTile } from "../../testing/listingScene.tsx";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import { ProductArea } from "./ProductArea.tsx";

const nothing: Partial<Filters> = {
  products: [],
  initialProducts: [],
  total: 0,
  paginationLinks: "",
};

const meta = {
  title: "Catalog/ProductArea",
  component: ProductArea,
  args: {
    listing: aListing(),
    buy: buyInTile,
  },
  decorators: [
    (Story) => (
      <>
        <h1>Tvättmaskiner</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ProductArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names, prices and buttons of neighbouring tiles are on the same lines. */
export const Grid: Story = {};

/** One product in a row. */
export const List: Story = { args: { listing: aListing({ viewType: "list" }) } };

/** Everything fits on one page, so that there are no page links. */
export const OnePage: Story = {
  args: { listing: aListing({ paginationLinks: "" }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

/** A shop's own choice: two columns also on the narrowest screen. */
export const TwoColumns: Story = {
  render: (args) => (
    <CatalogProvider settings={{ minimumTwoColumnProductGrid: true }}>
      <ProductArea {...args} />
    </CatalogProvider>
  ),
};

/** The filters leave nothing: a sentence, and a way to clear them all. */
export const NothingFits: Story = {
  args: { listing: aListing({ ...nothing, chosenBrands: [2] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Inga produkter passar ditt val")).toBeVisible();
    await expect(canvas.getByRole("link")).toHaveAttribute("href", expect.stringMatching(/^\/produkter\/filtrera/));
  },
};

/** There is nothing even without filters, so that nothing is offered to clear. */
export const NothingAtAll: Story = {
  args: { listing: aListing(nothing) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};

let answerNow = (): void => {};

export const Slow: Story = {
  args: {
    listing: aListingOf(
      reply(listingCall, async () => {
        await new Promise<void>((resolve) => (answerNow = resolve));
        return aListingResponse({ total: 7, products: aFilters().products.slice(0, 1) });
      }),
    ),
  },
  play: async ({ args, canvas, step }) => {
    const area = canvas.getByRole("region", { name: "Produkter" });
    await step("dims what is there and says that it waits", async () => {
      void args.listing.toggle("brands", "3");
      await waitFor(() => expect(area).toHaveAttribute("aria-busy", "true"));
      await expect(canvas.getByText("Laddar")).toBeVisible();
      await expect(canvas.getAllByRole("article").length).toBeGreaterThan(1);
    });
    await step("shows what has come", async () => {
      answerNow();
      await waitFor(() => expect(area).toHaveAttribute("aria-busy", "false"));
      await expect(canvas.getAllByRole("article")).toHaveLength(1);
    });
  },
};

/** The previous products stay and nothing is announced: the visitor can choose again. */
const keepsProducts: NonNullable<Story["play"]> = async ({ args, canvas }) => {
  const before = canvas.getAllByRole("article").length;
  await args.listing.toggle("brands", "3");
  await waitFor(() => expect(canvas.getByRole("region", { name: "Produkter" })).toHaveAttribute("aria-busy", "false"));
  await expect(canvas.getAllByRole("article")).toHaveLength(before);
};

export const Failed: Story = {
  args: { listing: aListingOf(replyFailure(listingCall, { status: 500, message: "" })) },
  play: keepsProducts,
};

/** Silences the expected console warning for developers. */
function hearWarnings(): void {
  spyOn(console, "warn").mockImplementation(() => {});
}

/** An unreadable response is reported in a sentence; the previous products stay. */
export const Unreadable: Story = {
  beforeEach: hearWarnings,
  args: { listing: aListingOf(replyBody(listingCall, { products: "none" })) },
  play: async (context) => {
    await keepsProducts(context);
    await expect(context.canvas.getByRole("alert")).toHaveTextContent("Butikens svar gick inte att läsa.");
    await expect(console.warn).toHaveBeenCalledOnce();
  },
};

/** A response whose first price is not a number. */
function oddPrice(): unknown {
  const [first, ...others] = aFilters().products;
  const products = first === undefined ? [] : [{ ...first, originalPriceOre: null }, ...others];
  const sent = JSON.stringify(toWire(listingCall.response, { ...aListingResponse(), products }));
  return JSON.parse(sent.replace(/"product_display_price":[\d.]+/, '"product_display_price":"abc"'));
}

/** One invalid number affects only itself. */
export const OneOddPrice: Story = {
  beforeEach: hearWarnings,
  args: {
    listing: aListingOf(replyBody(listingCall, oddPrice())),
  },
  play: async (context) => {
    await keepsProducts(context);
    await expect(context.canvas.getByText(/^0.kr$/u)).toBeVisible();
  },
};

/** Without a connection the products from before the choice stay, and a sentence says so. */
export const Unreachable: Story = {
  args: { listing: aListingOf(replyNetworkFailure(listingCall)) },
  play: keepsProducts,
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
