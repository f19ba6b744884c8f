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

/** A large picture with arrows and its place in the row, and thumbnails that lead to each. */
export const Several: Story = {};
/** A single picture has no arrows, no place and no thumbnails, and can still be enlarged. */
export const One: Story = { args: { images: images.slice(0, 1) } };
/** A product without pictures: words and an icon take the place of the large one. */
export const None: Story = { args: { images: [] } };

/** The picture fails to load: words replace it, and its place keeps its size. */
export const PictureThatCannotBeHad: Story = {
  args: { images: [{ src: "data:image/png;base64,", thumb: "data:image/png;base64,", alt: "Tvättmaskin framifrån" }] },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
