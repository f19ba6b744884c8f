import type { Meta, StoryObj } from "@storybook/react-vite";
import { MissingPage } from "./MissingPage.tsx";

const meta = {
  title: "Desk/MissingPage",
  component: MissingPage,
  args: { what: "order", name: "100999" },
} satisfies Meta<typeof MissingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {};
export const Case: Story = { args: { what: "case", name: "9" } };
export const Product: Story = { args: { what: "product", name: "9" } };
export const Page: Story = { args: { what: "page", name: "" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
