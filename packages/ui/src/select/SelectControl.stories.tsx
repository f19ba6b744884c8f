import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { selectControlNotes } from "./SelectControl.notes.ts";
import { SelectControl } from "./SelectControl.tsx";

const meta = {
  title: "Kit/SelectControl",
  component: SelectControl,
  parameters: { notes: selectControlNotes },
  args: {
    "aria-label": "Antal",
    defaultValue: "1",
    children: ["1", "2", "3"].map((choice) => (
      <option key={choice} value={choice}>
        {choice}
      </option>
    )),
  },
  decorators: [inRoom("8rem", "at most")],
} satisfies Meta<typeof SelectControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("combobox", { name: "Antal" })).toHaveValue("1"),
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole("combobox", { name: "Antal" })).toBeDisabled(),
};

export const LongWords: Story = {
  args: { defaultValue: "long", children: <option value="long">Hushållsapparatstillbehör</option> },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "Antal" });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.tab();
    await expect(select).not.toHaveFocus();
    await expect(select).toHaveValue("1");
  },
};
