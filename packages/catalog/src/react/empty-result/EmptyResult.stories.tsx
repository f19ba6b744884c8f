import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyResult } from "./EmptyResult.tsx";

const meta = {
  title: "Catalog/EmptyResult",
  component: EmptyResult,
  args: { clearAddress: "/produkter/filtrera?blade=category" },
} satisfies Meta<typeof EmptyResult>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filters are the reason: the button clears them all and shows the products. */
export const WithFilters: Story = {};

/** Nothing is chosen that could be cleared: advice to search again, and no button. */
export const WithoutFilters: Story = { args: { clearAddress: null } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
