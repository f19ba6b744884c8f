import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductDescription } from "./ProductDescription.tsx";

const meta = {
  title: "Catalog/ProductDescription",
  component: ProductDescription,
  args: { text: "En tyst och rejäl tvättmaskin för familjen.\n\nNV 8014 väger tvätten och väljer själv sitt vatten." },
} satisfies Meta<typeof ProductDescription>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** A description in HTML from a feed keeps its bold words and its list. */
export const Html: Story = {
  args: { text: "<p>En <strong>tyst</strong> tvättmaskin.</p><ul><li>Ånga</li><li>Fjärrstart</li></ul>" },
};
/** Read out in the language of the text. */
export const English: Story = {
  args: { text: "The quiet washing machine for the family. It weighs the laundry and takes the water that it needs." },
};
/** Only the beginning of a long description is shown; a button shows the rest. */
export const Long: Story = {
  args: { text: "En tyst och rejäl tvättmaskin som väger tvätten och väljer själv sitt vatten. ".repeat(20) },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
