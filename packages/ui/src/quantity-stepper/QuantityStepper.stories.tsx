import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { quantityStepperNotes } from "./QuantityStepper.notes.ts";
import { QuantityStepper, type QuantityStepperProps } from "./QuantityStepper.tsx";

const meta = {
  title: "Kit/QuantityStepper",
  component: QuantityStepper,
  parameters: { notes: quantityStepperNotes },
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

export const Plain: Story = {};

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

/** The caller's part: says what happened to a typed quantity. */
function Saying(args: QuantityStepperProps) {
  const [status, setStatus] = useState("");
  return (
    <div style={{ display: "grid", gap: "0.5rem", justifyItems: "start" }}>
      <QuantityStepper
        {...args}
        onClamp={(quantity) => setStatus(`Antal ändrat till ${quantity}, max ${quantity} per kund`)}
      />
      <output>{status}</output>
    </div>
  );
}

export const Clamped: Story = {
  args: { defaultValue: 1, max: 3, settles: true },
  render: (args) => <Saying {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("spinbutton", { name: "Antal" });
    await userEvent.clear(input);
    await userEvent.type(input, "12");
    await userEvent.tab();
    await expect(input).toHaveValue(3);
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole("status")).toHaveTextContent("Antal ändrat till 3, max 3 per kund");
  },
};

export const Settling: Story = {
  args: { defaultValue: 1, settles: true },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("spinbutton", { name: "Antal" });
    await userEvent.clear(input);
    await userEvent.type(input, "12");
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onQuantityChange).toHaveBeenCalledWith(12);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    defaultValue: 32_767,
    label: "Antal av Tvättmaskinsinstallationskombination med bortforsling",
    decreaseLabel: "Minska antal för Tvättmaskinsinstallationskombination med bortforsling",
    increaseLabel: "Öka antal för Tvättmaskinsinstallationskombination med bortforsling",
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("spinbutton");
    await expect(input.scrollWidth).toBe(input.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole("button", { name }).getBoundingClientRect().left;
    await expect(left("Minska antal")).toBeGreaterThan(left("Öka antal"));
  },
};

export const ByKeyboard: Story = {
  args: { max: 9 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("spinbutton", { name: "Antal" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(input).toHaveValue(3);
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard("{Home}");
    await expect(input).toHaveValue(0);
    await expect(canvas.getByRole("button", { name: "Minska antal" })).toBeDisabled();
    await userEvent.keyboard("{End}");
    await expect(input).toHaveValue(9);
    await expect(canvas.getByRole("button", { name: "Öka antal" })).toBeDisabled();
    await userEvent.keyboard("{Control>}a{/Control}99");
    await expect(input).toHaveValue(9);
    await expect(args.onClamp).toHaveBeenCalledWith(9);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
