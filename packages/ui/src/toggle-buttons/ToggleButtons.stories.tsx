import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { gridIcon, listIcon } from "../icon/icons.ts";
import { inRoom } from "../testing/inRoom.tsx";
import { toggleButtonsNotes } from "./ToggleButtons.notes.ts";
import { ToggleButtons, type ToggleButtonsProps } from "./ToggleButtons.tsx";

/** The caller's part: holds the value. */
function Holding(props: ToggleButtonsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ToggleButtons
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: "Kit/ToggleButtons",
  component: ToggleButtons,
  parameters: { notes: toggleButtonsNotes },
  args: {
    label: "Visning",
    options: [
      { value: "grid", label: "Visa i rutnät", icon: gridIcon },
      { value: "list", label: "Visa i lista", icon: listIcon },
    ],
    value: "grid",
    onValueChange: fn(),
  },
  render: (args) => <Holding {...args} />,
} satisfies Meta<typeof ToggleButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {};

export const Words: Story = {
  args: {
    label: "Priser",
    options: [
      { value: "incl", label: "Inkl moms" },
      { value: "excl", label: "Exkl moms" },
    ],
    value: "excl",
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    label: "Priser",
    options: [
      { value: "incl", label: "Mervärdesskatt inräknad" },
      { value: "excl", label: "Mervärdesskatt tillkommer" },
    ],
    value: "incl",
  },
  decorators: [inRoom("15rem")],
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const grid = canvas.getByRole("button", { name: "Visa i rutnät", pressed: true });
    await userEvent.tab();
    await expect(grid).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "Visa i lista", pressed: true })).toHaveFocus();
    await expect(grid).toHaveAttribute("aria-pressed", "false");
    await expect(args.onValueChange).toHaveBeenCalledWith("list");
  },
};
