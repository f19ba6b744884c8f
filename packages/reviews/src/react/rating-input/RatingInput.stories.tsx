import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RatingInput } from "./RatingInput.tsx";

const meta = {
  title: "Reviews/RatingInput",
  component: RatingInput,
  args: { name: "rating", value: null, onChange: fn() },
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** Four of five stars are filled, and the word for that rating is beside them. */
export const Chosen: Story = { args: { value: 4 } };
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole("radio")).toHaveLength(5);
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenCalled();
  },
};
/** Sent without a choice. */
export const Missing: Story = { args: { error: "Välj ett betyg." } };

export const RightToLeft: Story = { args: { value: 4 }, globals: { direction: "rtl" } };
