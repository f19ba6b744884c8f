import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { textAreaNotes } from "./TextArea.notes.ts";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "Kit/TextArea",
  component: TextArea,
  parameters: { notes: textAreaNotes },
  args: { label: "Meddelande till butiken", note: "(valfritt)" },
  decorators: [inRoom("32rem", "at most")],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: "Ring gärna en halvtimme innan ni kommer. Portkod 1234." } };

export const Overflow: Story = {
  args: { defaultValue: "Ring gärna en halvtimme innan ni kommer.\n".repeat(24) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};

export const WithHint: Story = { args: { hint: "Högst 500 tecken" } };

export const Invalid: Story = {
  args: { label: "Beskriv ärendet", note: undefined, error: "Beskriv vad som har hänt." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Beskriv ärendet" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Beskriv vad som har hänt.");
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    label: "Fastighetsskötarens kontaktuppgifter och tillträdesbestämmelser",
    defaultValue: "Tvättmaskinsinstallationsanvisningarnasöversättning",
  },
  decorators: [inRoom("15rem")],
};

export const RightToLeft: Story = {
  args: { defaultValue: "Ring gärna en halvtimme innan ni kommer.", error: "Beskriv vad som har hänt." },
  globals: { direction: "rtl" },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: /^Meddelande till butiken/ });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard("Portkod 1234{Enter}Ring först");
    await expect(field).toHaveValue("Portkod 1234\nRing först");
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};
