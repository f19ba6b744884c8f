import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { passwordFieldNotes } from "./PasswordField.notes.ts";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Kit/PasswordField",
  component: PasswordField,
  parameters: { notes: passwordFieldNotes },
  args: { label: "Lösenord", showLabel: "Visa lösenord", autoComplete: "current-password" },
  decorators: [inRoom("24rem", "at most")],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  args: { defaultValue: "höst och äpplen" },
  play: async ({ canvas }) => expect(canvas.getByLabelText("Lösenord")).toHaveAttribute("type", "password"),
};

export const Shown: Story = {
  args: { defaultValue: "höst och äpplen" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Visa lösenord"));
    await waitFor(() => expect(canvas.getByLabelText("Lösenord")).toHaveAttribute("type", "text"));
  },
};

export const Invalid: Story = {
  args: { error: "E-postadressen eller lösenordet stämmer inte." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Lösenord")).toHaveAccessibleDescription(
      "E-postadressen eller lösenordet stämmer inte.",
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    label: "Lösenord till bostadsrättsföreningens fastighetsförvaltningskonto",
    showLabel: "Visa lösenordet till fastighetsförvaltningskontot i klartext",
  },
  decorators: [inRoom("15rem")],
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Lösenord");
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard("hemligt");
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "Visa lösenord" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(field).toHaveAttribute("type", "text"));
    await userEvent.keyboard(" ");
    await waitFor(() => expect(field).toHaveAttribute("type", "password"));
    await expect(field).toHaveValue("hemligt");
  },
};
