import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { LongText } from "./LongText.tsx";
import { longTextNotes } from "./LongText.notes.ts";

const sentence =
  "Tvättmaskinen har en borstlös motor som är både tyst och slitstark, och känner själv av hur mycket tvätt som ligger i trumman. ";
const item = "- Ångprogram som slätar ut skrynklor i skjortor, linne och sängkläder utan strykning efteråt\n";

const meta = {
  title: "Kit/LongText",
  component: LongText,
  args: { text: sentence.repeat(9), moreLabel: "Läs mer", lessLabel: "Läs mindre" },
  parameters: { notes: longTextNotes },
} satisfies Meta<typeof LongText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: "Läs mer" })).toBeVisible();
    await expect(canvasElement.innerText.length).toBeLessThan(740);
  },
};
export const Opened: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Läs mer" }));
    await expect(canvasElement.innerText).not.toContain("...");
  },
};
export const Short: Story = {
  args: { text: sentence },
  play: async ({ canvas }) => expect(canvas.queryByRole("button")).toBeNull(),
};
export const BetweenTheLimits: Story = { args: { text: sentence.repeat(4) } };
export const List: Story = {
  args: { text: "- Energiklass A\n- 9 kg\n\n– Ångprogram mot skrynklor" },
  play: async ({ canvas }) => expect(canvas.getAllByRole("listitem")).toHaveLength(3),
};
export const LongList: Story = {
  args: { text: item.repeat(12) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem").length).toBeLessThan(10);
    await expect(canvasElement.innerText).toMatch(/\w\.{3}\s+Läs mer/);
  },
};
export const Paragraphs: Story = { args: { text: `${sentence}\n\n${sentence}\nDel två.` } };
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Läs mindre" })).toHaveFocus());
    await expect(canvasElement.innerText.length).toBeGreaterThan(1100);
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Läs mer" })).toHaveFocus());
    await expect(canvasElement.innerText.length).toBeLessThan(740);
  },
};
export const LongWords: Story = {
  args: { text: `Överbelastningsskyddsindikatorlampans ${"centrifugeringshastighetsbegränsning".repeat(22)} slut` },
  decorators: [inRoom("17rem")],
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Empty: Story = {
  args: { text: "" },
  play: async ({ canvas }) => expect(canvas.queryByRole("button")).toBeNull(),
};
