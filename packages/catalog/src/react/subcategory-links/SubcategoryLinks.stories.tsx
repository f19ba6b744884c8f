import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { Subcategory } from "../../contract/filters.ts";
import { SubcategoryLinks } from "./SubcategoryLinks.tsx";

const aSubcategory = (name: string, index: number): Subcategory => ({
  id: index + 1,
  name,
  url: `/kategori/vitvaror/${index + 1}`,
  isActive: true,
  total: index + 1,
  visibleTotal: index + 1,
});

const few = ["Tvätt & tork", "Kyl & frys", "Diskmaskiner"].map(aSubcategory);
const many = [
  "Tvätt & tork",
  "Kyl & frys",
  "Diskmaskiner",
  "Spisar",
  "Mikrovågsugnar",
  "Köksfläktar",
  "Vinkylar",
  "Tillbehör",
].map(aSubcategory);
const withoutProducts: Subcategory = { ...aSubcategory("Centraldammsugare", 8), total: 0 };

const meta = {
  title: "Catalog/SubcategoryLinks",
  component: SubcategoryLinks,
  args: { subcategories: many },
} satisfies Meta<typeof SubcategoryLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three subcategories: all of them are links, and there is nothing to unfold. */
export const Few: Story = {
  args: { subcategories: few },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(few.length);
    await expect(canvasElement.querySelector("details")).toBeNull();
  },
};

/** Eight subcategories: five are shown, and the last tag unfolds the rest. */
export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Mikrovågsugnar" })).toBeVisible();
    await expect(canvas.getByText("Tillbehör")).not.toBeVisible();
  },
};

/** All of them are shown, and the tag that folds them again is the last one. */
export const Expanded: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const toggle = canvasElement.querySelector("summary");
    if (toggle === null) throw new Error("The links have no toggle.");
    await userEvent.click(toggle);
    await expect(canvas.getByRole("link", { name: "Tillbehör" })).toBeVisible();
    await expect(canvas.getByText("Visa färre")).toBeVisible();
    // What closes the list is the last thing in it.
    const ends = [...canvas.getAllByRole("link"), toggle].map((each) => {
      const { bottom, right } = each.getBoundingClientRect();
      return { each, end: Math.round(bottom) * 10_000 + right };
    });
    await expect(ends.toSorted((one, other) => one.end - other.end).at(-1)?.each).toBe(toggle);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const { name } of many.slice(0, 5)) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvasElement.querySelector("summary")).toHaveFocus();
  },
};

/** A subcategory without products is left out, so that no link leads to an empty listing. */
export const WithoutProducts: Story = {
  args: { subcategories: [...few, withoutProducts] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Centraldammsugare" })).toBeNull();
  },
};

/** A shop that shows subcategories without products as well: they look like the others. */
export const EmptyOnesToo: Story = {
  args: { subcategories: [...few, withoutProducts], showsEmpty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Centraldammsugare" })).toBeVisible();
  },
};

/** No subcategory has products: nothing is shown, and no space is kept. */
export const Nothing: Story = {
  args: { subcategories: [withoutProducts] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("nav")).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    subcategories: ["Värmepumpstorktumlare med kondensavlopp", "Diskmaskinsinstallationstillbehör"].map(aSubcategory),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "15rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
