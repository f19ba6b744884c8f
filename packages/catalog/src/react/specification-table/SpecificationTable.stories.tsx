import type { Meta, StoryObj } from "@storybook/react-vite";
import { aProductDetail } from "../../fixtures/aProductDetail.ts";
import { SpecificationTable } from "./SpecificationTable.tsx";

const meta = {
  title: "Catalog/SpecificationTable",
  component: SpecificationTable,
  args: { specifications: aProductDetail().specifications },
} satisfies Meta<typeof SpecificationTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};

export const LongWords: Story = {
  args: {
    specifications: [
      {
        title: "Hushållsmaskinsenergiförbrukningsklassificering",
        unit: "kilowattimmar per hundra tvättomgångar",
        value: "Arbetsplatsbelysningskombinationsstativ, snabbkopplingsarmaturer",
      },
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

export const Empty: Story = { args: { specifications: [] } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
