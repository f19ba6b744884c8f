import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { QuantityStepper } from "./QuantityStepper.tsx";

const meta = {
  title: "Kit/QuantityStepper",
  component: QuantityStepper,
  args: {
    label: "Antal",
    decreaseLabel: "Minska antal",
    increaseLabel: "Öka antal",
    defaultValue: 2,
    onQuantityChange: fn(),
    onClamp: fn(),
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole("spinbutton", { name: "Antal" });
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(input).toHaveValue(3);
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard("{Home}");
    await expect(input).toHaveValue(0);
    await expect(canvas.getByRole("button", { name: "Minska antal" })).toBeDisabled();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  },
};

export const AtItsHighest: Story = {
  args: { defaultValue: 3, max: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: "Öka antal" })).toBeDisabled();
    const input = canvas.getByRole("spinbutton");
    await userEvent.clear(input);
    await userEvent.type(input, "9");
    await expect(input).toHaveValue(3);
    await expect(args.onClamp).toHaveBeenCalledWith(3);
  },
};

export const AtItsLowest: Story = { args: { defaultValue: 0 } };
export const Disabled: Story = { args: { disabled: true } };
export const Thousands: Story = { args: { defaultValue: 32_767 } };
