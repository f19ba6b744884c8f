import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import type { Suggestion } from "../../contract/autocompleteCall.ts";
import { aPicture } from "../../fixtures/aPicture.ts";
import { anEnergy } from "../../fixtures/aProductDetail.ts";
import { aSuggestion } from "../../fixtures/aSuggestion.ts";
import type { SuggestionState } from "../../state/createSuggestionState.ts";
import { createSuggestionState } from "../../state/createSuggestionState.ts";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import { SearchField } from "./SearchField.tsx";
import { SearchStart } from "./SearchStart.tsx";

const products: readonly Suggestion[] = [
  aSuggestion({ image: aPicture(20), energy: anEnergy(), energyClass: "A" }),
  aSuggestion({
    value: "Tvättmaskin HK 7",
    valueHtml: "<strong>Tvätt</strong>maskin HK 7",
    image: aPicture(90),
    priceOre: 499_000,
    monthlyOre: null,
    energy: anEnergy({ energyClass: "A++", energyColor: null, classVersion: 1 }),
  }),
  aSuggestion({
    value: "Tvättmaskin SU Arkiv",
    valueHtml: "<strong>Tvätt</strong>maskin SU Arkiv",
    image: null,
    hidesPrice: true,
    priceOre: null,
  }),
];
const named = (type: Suggestion["type"], value: string): Suggestion =>
  aSuggestion({ type, value, valueHtml: value, image: null, priceOre: null, monthlyOre: null });
const others: readonly Suggestion[] = [
  named("category", "Tvätt & tork"),
  named("category", "Tvättmaskiner"),
  named("brand", "Tvättgott"),
  named("page", "Tvättguiden"),
];

const answering = (ask: () => Promise<readonly Suggestion[]>): SuggestionState<Suggestion> =>
  createSuggestionState({ ask, delay: 10, minimum: 2 });
const found = (suggestions: readonly Suggestion[]): SuggestionState<Suggestion> =>
  answering(() => Promise.resolve(suggestions));

const meta = {
  title: "Catalog/SearchField",
  component: SearchField,
  parameters: { layout: "fullscreen" },
  args: { search: found([...products, ...others]), placeholder: "Sök bland våra produkter" },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: "36rem", maxInlineSize: "44rem", padding: "1rem" }}>
        <Story />
        <h1>Startsidan</h1>
      </main>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

const typeInto =
  (query: string): NonNullable<Story["play"]> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Sök" }));
    await userEvent.keyboard(query);
  };

/** On its own, without the header that usually contains it. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Sök" }).getBoundingClientRect();
    const button = canvas.getByRole("button", { name: "Sök" });
    const place = button.getBoundingClientRect();
    await expect(place.top).toBeLessThan(field.bottom);
    await expect(place.left).toBeGreaterThanOrEqual(field.right - 1);
    await expect(getComputedStyle(button).backgroundColor).toBe("rgba(0, 0, 0, 0)");
  },
};

/** On the page of results: the field keeps the words, so that they can be changed. */
export const Searched: Story = { args: { query: "tvättmaskin" } };

/**
 * Products with picture, energy class and price, then categories, brands and pages under their headings, and at the end
 * a link to all results.
 */
export const Suggestions: Story = {
  args: { search: found([...products, ...others]) },
  play: async (context) => {
    await typeInto("tvätt")(context);
    const group = within(await context.canvas.findByRole("group", { name: "Hittade 3 produkter" }));
    await expect(group.getAllByRole("option")).toHaveLength(3);
    await expect(context.canvas.queryByText(/kr\/mån/u)).toBeNull();
    for (const name of ["Kategorier", "Varumärken", "Sidor"]) {
      await expect(context.canvas.getByRole("group", { name })).toBeVisible();
    }
    await expect(context.canvas.getByRole("option", { name: "Visa alla resultat" })).toHaveAttribute(
      "href",
      "/produkter/sok?s=tv%C3%A4tt",
    );
  },
};

/** Products alone, with the matching letters in bold; the one with a hidden price shows none. */
export const OnlyProducts: Story = { args: { search: found(products) }, play: typeInto("tv") };

/**
 * Monthly costs in a shop that shows them as given; otherwise they are hidden where the required example does not fit.
 */
export const MonthlyCosts: Story = {
  args: { search: found(products) },
  decorators: [
    (Story) => (
      <CatalogProvider settings={{ complianceProfile: "spec" }}>
        <Story />
      </CatalogProvider>
    ),
  ],
  play: async (context) => {
    await typeInto("tvätt")(context);
    await expect(await context.canvas.findByText(/^291.kr\/mån$/u)).toBeVisible();
  },
};

/** The shop's own heading stands above the products, in place of their number. */
export const OwnHeading: Story = {
  args: { search: found(products.map((each) => ({ ...each, header: "Populära produkter" }))) },
  play: async (context) => {
    await typeInto("populärt")(context);
    await expect(await context.canvas.findByRole("group", { name: "Populära produkter" })).toBeVisible();
  },
};

/** A sentence says that nothing was found; the words stay in the field. */
export const NothingFound: Story = {
  args: { search: found([]) },
  play: async (context) => {
    await typeInto("zzzz")(context);
    await waitFor(() => expect(context.canvas.getAllByText("Inga resultat kunde hittas.")[0]).toBeInTheDocument());
  },
};

export const Slow: Story = {
  args: { search: answering(() => new Promise(() => {})) },
  play: typeInto("tvätt"),
};

export const Failed: Story = {
  args: { search: answering(() => Promise.reject(new Error("down"))) },
  play: async (context) => {
    await typeInto("tvätt")(context);
    await expect(context.canvas.queryByRole("option")).toBeNull();
  },
};

/** One letter is too little to search for: no suggestions open. */
export const OneLetter: Story = {
  args: { search: found(products) },
  play: async (context) => {
    await typeInto("t")(context);
    await expect(context.canvas.queryByRole("option")).toBeNull();
  },
};

/** A press beside it closes the suggestions and empties the field. */
export const PressOutside: Story = {
  args: { search: found(products) },
  play: async (context) => {
    await typeInto("tvätt")(context);
    await context.canvas.findAllByRole("option");
    await context.userEvent.click(context.canvas.getByRole("heading", { level: 1 }));
    await expect(context.canvas.getByRole("combobox", { name: "Sök" })).toHaveValue("");
    await expect(context.canvas.queryByRole("option")).toBeNull();
  },
};

export const ByKeyboard: Story = {
  args: { search: found(products) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole("combobox", { name: "Sök" });
    await expect(field).toHaveFocus();
    await userEvent.keyboard("tvätt");
    await canvas.findAllByRole("option");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("NV 8014");
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.queryByRole("option", { selected: true })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(field).toHaveValue("tvätt");
  },
};

const overPhone = {
  args: {
    fillsPhone: true,
    start: (
      <SearchStart
        searches={["tvättmaskin 8 kg", "diskmaskin"]}
        products={products.map((product, place) => ({ ...product, url: `/produkter/id/${1001 + place}` }))}
        departments={[{ name: "Vitvaror", url: "/kategori/vitvaror" }]}
        onForget={() => {}}
      />
    ),
  },
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Partial<Story>;

/** On a phone a press in the field opens the search over the whole window; on a wide screen nothing changes. */
export const OverAPhone: Story = {
  ...overPhone,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "Sök" });
    await userEvent.click(field);
    if (!window.matchMedia("(width < 768px)").matches) {
      await expect(canvas.queryByRole("dialog")).toBeNull();
      return;
    }
    const dialog = await canvas.findByRole("dialog", { name: "Sök" });
    await expect(field).toHaveFocus();
    await expect(within(dialog).getByRole("link", { name: "tvättmaskin 8 kg" })).toBeVisible();
    await userEvent.keyboard("tvätt");
    await expect(await canvas.findByRole("group", { name: "Hittade 3 produkter" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "tvättmaskin 8 kg" })).toBeNull();
  },
};

/** Escape closes it at once and keeps the focus in the field, with the typed text. */
export const ClosedByEscape: Story = {
  ...overPhone,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "Sök" });
    await userEvent.click(field);
    await userEvent.keyboard("tvätt");
    await canvas.findAllByRole("option");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("tvätt");
  },
};

export const LongWords: Story = {
  args: {
    search: found([
      aSuggestion({
        value: "Kondenstorktumlare med värmepumpsteknik och flerpunktsfuktighetssensorstyrning",
        valueHtml: "",
        image: aPicture(40),
      }),
      named("category", "Torktumlare, torkskåp och avfuktare för tvättstugan"),
    ]),
  },
  play: typeInto("torktumlare"),
};

export const RightToLeft: Story = {
  args: { search: found([...products, ...others]) },
  globals: { direction: "rtl" },
  play: typeInto("tvätt"),
};
