import type { Meta, StoryObj } from "@storybook/react-vite";
import { reply, replyFailure } from "@torg/http/mock";
import { expect, waitFor, within } from "storybook/test";
import { listingCall } from "../../contract/listingCall.ts";
import { aFilters, aListingResponse } from "../../fixtures/aFilters.ts";
import { aSpecificationGroup, aSpecificationRow } from "../../fixtures/aSpecificationGroup.ts";
import { aListing, aListingOf, buyInTile } from "../../testing/listingScene.tsx";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import { Listing } from "./Listing.tsx";

const meta = {
  title: "Catalog/Listing",
  component: Listing,
  parameters: { layout: "fullscreen" },
  args: {
    listing: aListing(),
    buy: buyInTile,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: "1rem" }}>
        <h1>Tvättmaskiner</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Listing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filters beside the products, the bar above them, and three products to a row on a wide screen. */
export const Grid: Story = {};

/** Products below one another across the width; the filters keep their place. */
export const List: Story = { args: { listing: aListing({ viewType: "list" }) } };

/** Each chosen filter is a tag above the products that removes it, and is marked among the filters. */
export const Chosen: Story = {
  args: {
    listing: aListing({
      chosenBrands: [2, 3],
      chosenColors: [1],
      chosenSpecifications: "101:10112|102:10201,10204|103:44~47|",
      chosenMaxPrice: 9000,
    }),
  },
};

/** No product fits the chosen filters: they can be cleared with one press, and the filters stay. */
export const Empty: Story = {
  args: {
    listing: aListing({
      products: [],
      initialProducts: [],
      total: 0,
      chosenBrands: [2],
      paginationLinks: "",
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Inga produkter passar ditt val")).toBeVisible();
    await expect(within(canvasElement).queryByRole("navigation", { name: "Sidnavigering" })).toBeNull();
  },
};

/** There is nothing at all, not even to filter: only a sentence with advice and the count are left. */
export const NothingFound: Story = {
  args: {
    listing: aListing({
      products: [],
      initialProducts: [],
      total: 0,
      brands: [],
      colors: [],
      specifications: [],
      paginationLinks: "",
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("0 produkter")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "Inga produkter hittades" })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};

/** Fourteen groups of specifications: the first are shown, and a button that tells their number unfolds the rest. */
export const ManyFilters: Story = {
  args: {
    listing: aListing({
      specifications: Array.from({ length: 14 }, (_, group) =>
        aSpecificationGroup({
          groupId: 200 + group,
          title: `Egenskap ${group + 1}`,
          type: group % 2 === 0 ? "multiple_choice" : "single_choice",
          rows: Array.from({ length: 3 + group }, (__, row) =>
            aSpecificationRow(20_000 + group * 100 + row, `Värde ${row + 1}`, row + 1),
          ),
        }),
      ),
    }),
  },
};

/** Two products side by side on a phone, in a shop that also hides the filter for prices. */
export const TwoColumns: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  render: (args) => (
    <CatalogProvider settings={{ minimumTwoColumnProductGrid: true, hidePriceFilter: true }}>
      <Listing {...args} />
    </CatalogProvider>
  ),
};

/** A brand has just been chosen: products, count and tags have changed in place. */
export const Filtering: Story = {
  args: { listing: aListing() },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Hemkraft" }));
    await expect(await canvas.findByText("Visar 1 produkt av totalt 1 produkter")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ta bort filtret Hemkraft" })).toBeVisible();
  },
};

let answerNow = (): void => {};

export const Slow: Story = {
  args: {
    listing: aListingOf(
      reply(listingCall, async () => {
        await new Promise<void>((resolve) => (answerNow = resolve));
        return aListingResponse({ total: 7 });
      }),
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole("region", { name: "Produkter" });
    await step("dims the products and says that they are fetched", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Hemkraft" }));
      await waitFor(() => expect(area).toHaveAttribute("aria-busy", "true"));
      await expect(canvas.getByText("Laddar")).toBeVisible();
      await expect(canvas.getAllByRole("article")[0]).toBeVisible();
    });
    await step("shows what has come", async () => {
      answerNow();
      await waitFor(() => expect(area).toHaveAttribute("aria-busy", "false"));
      await expect(canvas.getByText("Visar produkt 1 - 7 av totalt 7 produkter")).toBeVisible();
    });
  },
};

export const Failed: Story = {
  args: { listing: aListingOf(replyFailure(listingCall, { status: 500, message: "" })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Hemkraft" }));
    await waitFor(() =>
      expect(canvas.getByRole("region", { name: "Produkter" })).toHaveAttribute("aria-busy", "false"),
    );
    await expect(canvas.getByText("Visar produkt 1 - 12 av totalt 30 produkter")).toBeVisible();
    await expect(canvas.getAllByRole("article")[0]).toBeVisible();
  },
};

/** A lowest price above the highest one is taken back when the field is left, and the reason is read aloud. */
export const CrossingPrice: Story = {
  args: { listing: aListing({ chosenMaxPrice: 6000 }) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Lägsta pris" });
    await userEvent.type(field, "7000");
    await userEvent.tab();
    await expect(field).toHaveValue("");
    await expect(canvas.getByText(/Lägsta pris kan inte vara högre/)).toHaveClass("torg-visually-hidden");
  },
};

const longName = "Kondenstorktumlare med värmepumpsteknik och flerpunktsfuktighetssensorstyrning";
const longProducts = aFilters().products.map((product) => ({ ...product, name: longName }));

export const LongWords: Story = {
  args: {
    listing: aListing({
      products: longProducts,
      brands: [{ id: 2, name: "Hushållsmaskinstillverkningsaktiebolaget" }],
    }),
  },
};
export const Dark: Story = { globals: { mode: "dark" } };
/** Text at 200 %. */
export const LargeText: Story = { globals: { textSize: "200" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
