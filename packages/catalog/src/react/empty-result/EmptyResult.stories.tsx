import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyResult } from "./EmptyResult.tsx";

const meta = {
  title: "Catalog/EmptyResult",
  component: EmptyResult,
  args: { clearAddress: "/produkter/filtrera?blade=category" },
} satisfies Meta<typeof EmptyResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithFilters: Story = {};

export const WithoutFilters: Story = { args: { clearAddress: null } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
