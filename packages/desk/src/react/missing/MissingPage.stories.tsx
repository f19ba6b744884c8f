import type { Meta, StoryObj } from "@storybook/react-vite";
import { MissingPage } from "./MissingPage.tsx";

const meta = {
  title: "Desk/MissingPage",
  component: MissingPage,
  args: { what: "order", name: "100999" },
} satisfies Meta<typeof MissingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number in the address is in the search field already, so that a mistyped digit is quickly mended. */
export const Order: Story = {};
/** The heading says that it is the case that is missing; the search for an order starts empty. */
export const Case: Story = { args: { what: "case", name: "9" } };
/** The heading says that it is the product that is missing; the search for an order starts empty. */
export const Product: Story = { args: { what: "product", name: "9" } };
/** An address that means nothing at the desk: the search, and the link back to all orders. */
export const Page: Story = { args: { what: "page", name: "" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
