import type { Meta, StoryObj } from "@storybook/react-vite";
import { aChemicalDisclosure, aDisclosure } from "../../fixtures/aDisclosure.ts";
import { HazardPictograms } from "./HazardPictograms.tsx";
import { ProductRepair } from "./ProductRepair.tsx";
import { ProductSafety } from "./ProductSafety.tsx";

const meta = {
  title: "Catalog/ProductDisclosure",
  component: ProductSafety,
  args: { disclosure: aDisclosure(), gtin: "7310865004703" },
} satisfies Meta<typeof ProductSafety>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who made the product, who answers for it in the EU, its model and EAN, warnings and a document to read. */
export const Safety: Story = {};

/** Pictograms with their names in words, the signal word in bold, and the statements that the law requires. */
export const Chemical: Story = { args: { disclosure: aChemicalDisclosure(), gtin: null } };

/** All nine pictograms: red frame, white ground and black symbol in every theme and mode. */
export const AllPictograms: Story = {
  render: () => (
    <HazardPictograms
      codes={["GHS01", "GHS02", "GHS03", "GHS04", "GHS05", "GHS06", "GHS07", "GHS08", "GHS09"]}
      label="GHS01 till GHS09"
    />
  ),
};

/** How well it can be repaired, and how long there are spare parts and updates. */
export const Repair: Story = { render: () => <ProductRepair disclosure={aDisclosure()} /> };

export const LongWords: Story = {
  args: {
    disclosure: aDisclosure({
      manufacturer: {
        name: "Arbetsplatsbelysningskombinationsstativtillverkningsaktiebolaget",
        postal: "Hushållsmaskinsenergiförbrukningsklassificeringsgatan 12, 411 06 Göteborg",
        electronic: "https://arbetsplatsbelysningskombinationsstativ.example/sakerhet/och/varningar",
      },
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
