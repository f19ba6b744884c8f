import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { aPicture } from "../../fixtures/aPicture.ts";
import { anEnergy } from "../../fixtures/aProductDetail.ts";
import { aSuggestion } from "../../fixtures/aSuggestion.ts";
import { SearchStart } from "./SearchStart.tsx";

const meta = {
  title: "Catalog/SearchStart",
  component: SearchStart,
  args: {
    searches: ["tvättmaskin 8 kg", "diskmaskin", "kyl och frys"],
    products: [
      aSuggestion({ valueHtml: "", image: aPicture(20), energy: anEnergy(), energyClass: "A" }),
      aSuggestion({ value: "Tvättmaskin HK 7", valueHtml: "", url: "/produkter/id/1002", image: aPicture(90) }),
    ],
    departments: [
      { name: "Vitvaror", url: "/kategori/vitvaror" },
      { name: "TV & ljud", url: "/kategori/tv-ljud" },
    ],
    onForget: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: "24rem" }}>
        <h1 className="torg-visually-hidden">Sök</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SearchStart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Earlier searches with a button that clears them, products seen lately, and departments, each under a heading. */
export const Whole: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: "tvättmaskin 8 kg" })).toHaveAttribute(
      "href",
      "/produkter/sok?s=tv%C3%A4ttmaskin%208%20kg",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Rensa senaste sökningar" }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};
/** No earlier searches, or storage is not allowed. */
export const DepartmentsAlone: Story = {
  args: { searches: [], products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  },
};
export const LongWords: Story = {
  args: { searches: ["luftkonditioneringsanläggningstillbehörskategorier för sommarstugan"] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "14rem" }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
