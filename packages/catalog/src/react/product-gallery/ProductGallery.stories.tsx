import type { Meta, StoryObj } from "@storybook/react-vite";
import { aProductDetail } from "../../fixtures/aProductDetail.ts";
import { ProductGallery } from "./ProductGallery.tsx";

const { images, name } = aProductDetail();

const meta = {
  title: "Catalog/ProductGallery",
  component: ProductGallery,
  args: { images, name },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "36rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { images: images.slice(0, 1) } };
export const None: Story = { args: { images: [] } };

export const PictureThatCannotBeHad: Story = {
  args: { images: [{ src: "data:image/png;base64,", thumb: "data:image/png;base64,", alt: "Tvättmaskin framifrån" }] },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
