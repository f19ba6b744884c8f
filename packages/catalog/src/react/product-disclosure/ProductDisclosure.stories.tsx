import type { Meta, StoryObj } from "@storybook/react-vite";
import { aChemicalDisclosure, aDisclosure } from "../../fixtures/aDisclosure.ts";
import { ProductRepair } from "./ProductRepair.tsx";
import { ProductSafety } from "./ProductSafety.tsx";

const meta = {
  title: "Catalog/Product disclosure",
  component: ProductSafety,
  args: { disclosure: aDisclosure(), gtin: "7310865004703" },
} satisfies Meta<typeof ProductSafety>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Safety: Story = {};

export const Chemical: Story = { args: { disclosure: aChemicalDisclosure(), gtin: null } };

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
