import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ImagePicker } from "./ImagePicker.tsx";

const meta = {
  title: "Returns/ImagePicker",
  component: ImagePicker,
  args: { images: [], problem: null, max: 3, onAdd: fn(), onRemove: fn() },
} satisfies Meta<typeof ImagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** The hint speaks of one picture, and the browser lets only one be chosen at a time. */
export const One: Story = { args: { max: 1 } };
export const Refused: Story = { args: { error: "Bilden kunde inte läsas." } };
export const LongWords: Story = {
  args: {
    images: [new File(["x"], "Centrifugeringshastighetsbegränsningsindikatorlampa-efter-leveransen-2026-11-24.jpg")],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "18rem" }}>{Story()}</div>],
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
