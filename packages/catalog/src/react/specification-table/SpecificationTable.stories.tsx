import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aProductDetail, someSpecifications } from "../../fixtures/aProductDetail.ts";
import { SpecificationTable } from "./SpecificationTable.tsx";

const meta = {
  title: "Catalog/SpecificationTable",
  component: SpecificationTable,
  args: { specifications: aProductDetail().specifications },
} satisfies Meta<typeof SpecificationTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facts without sections: name beside value, with its unit, and no heading above them. */
export const Facts: Story = {};

/** Sections of the feed under their headings, in the feed's order. */
export const Sections: Story = {
  args: { specifications: someSpecifications() },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(["Allmänt", "Mått och vikt", "Tvätt", "Energi"]);
  },
};

/** Facts without a section come last, under a heading of their own. */
export const SomeWithoutSection: Story = {
  args: {
    specifications: [
      ...someSpecifications().slice(0, 6),
      { title: "Ursprungsland", unit: null, value: "Sverige" },
      { title: "EAN", unit: null, value: "7350000000018" },
    ],
  },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(["Allmänt", "Mått och vikt", "Övrigt"]);
  },
};

/** A single section covers everything, so its heading would add nothing. */
export const OneSection: Story = {
  args: { specifications: someSpecifications().filter(({ section }) => section === "Mått och vikt") },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};

/** 390 pixels wide: each section is under its heading, and no value is cut off. */
export const SectionsOnAPhone: Story = {
  args: { specifications: someSpecifications() },
  globals: { viewport: { value: "phone", isRotated: false } },
};

export const LongWords: Story = {
  args: {
    specifications: [
      {
        title: "Hushållsmaskinsenergiförbrukningsklassificering",
        unit: "kilowattimmar per hundra tvättomgångar",
        value: "Arbetsplatsbelysningskombinationsstativ, snabbkopplingsarmaturer",
        section: "Energimärkningsförordningsuppgifter",
      },
      { title: "Vikt", unit: "kg", value: "2", section: "Mått" },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
};

/** The product has no specifications: nothing is shown. */
export const Empty: Story = { args: { specifications: [] } };

export const RightToLeft: Story = {
  args: { specifications: someSpecifications() },
  globals: { direction: "rtl" },
};
