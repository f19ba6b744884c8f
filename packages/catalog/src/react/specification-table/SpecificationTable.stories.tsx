import type { Meta, StoryObj } from "@storybook/react-vite";
import { aProductDetail } from "../../fixtures/aProductDetail.ts";
import { SpecificationTable } from "./SpecificationTable.tsx";

const meta = {
  title: "Catalog/Specification table",
  component: SpecificationTable,
  args: { specifications: aProductDetail().specifications },
} satisfies Meta<typeof SpecificationTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
