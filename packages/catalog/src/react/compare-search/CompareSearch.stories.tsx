import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { CompareSuggestion } from "../../contract/compareCalls.ts";
import { aPicture } from "../../fixtures/aPicture.ts";
import { createSuggestionState } from "../../state/createSuggestionState.ts";
import { CompareSearch } from "./CompareSearch.tsx";

const suggestions: readonly CompareSuggestion[] = [
  { id: 1001, name: "Tvättmaskin NV 8014", image: aPicture(20), price: '<span class="price">6 990 kr</span>' },
  { id: 1002, name: "Tvättmaskin HK 7", image: aPicture(90), price: '<span class="price">4 990 kr</span>' },
  { id: 1011, name: "Tvättmaskin SU Arkiv", image: "", price: "" },
];

const answering = (ask: () => Promise<readonly CompareSuggestion[]>) => createSuggestionState({ ask, delay: 10 });

const meta = {
  title: "Catalog/CompareSearch",
  component: CompareSearch,
  args: { ids: [1001], search: answering(() => Promise.resolve(suggestions)) },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: "22rem", maxInlineSize: "34rem" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CompareSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const type: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("combobox", { name: "Sök och jämför en till produkt" }));
  await userEvent.keyboard("tvätt");
};

/** A field with its label above it, and the button that searches without script. */
export const Empty: Story = {};

/** Products with picture and price; those that are compared already are left out. */
export const Found: Story = {
  args: { search: answering(() => Promise.resolve(suggestions)) },
  play: async (context) => {
    await type(context);
    const options = await context.canvas.findAllByRole("option");
    await expect(options.map((option) => option.getAttribute("href"))).toEqual([
      "/produkter/jamfor?p=1001,1002",
      "/produkter/jamfor?p=1001,1011",
    ]);
  },
};

/** A sentence below the field says that nothing was found. */
export const NothingFound: Story = {
  args: { search: answering(() => Promise.resolve([])) },
  play: async (context) => {
    await type(context);
    await waitFor(() => expect(context.canvas.getAllByText("Inga resultat kunde hittas.")[0]).toBeInTheDocument());
  },
};

export const Slow: Story = { args: { search: answering(() => new Promise(() => {})) }, play: type };

export const Failed: Story = {
  args: { search: answering(() => Promise.reject(new Error("down"))) },
  play: async (context) => {
    await type(context);
    await expect(context.canvas.queryByRole("option")).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    search: answering(() =>
      Promise.resolve(
        suggestions.map((one) => ({ ...one, name: "Luftkonditioneringsanläggningstillbehörssats för fritidshus" })),
      ),
    ),
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
  play: async (context) => {
    await type(context);
    await expect(await context.canvas.findAllByRole("option")).toHaveLength(2);
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
