import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { LongHtml } from "./LongHtml.tsx";
import { longHtmlNotes } from "./LongHtml.notes.ts";

const opening =
  "<h3>Tyst nog för lägenhet</h3><p>Den <strong>borstlösa motorn</strong> är både tyst och slitstark, och känner själv av hur mycket tvätt som ligger i trumman.</p>";
const list =
  "<ul><li>Ångprogram som slätar ut skrynklor i skjortor, linne och sängkläder</li><li>Snabbprogram på 15 minuter för två skjortor</li><li>Fördröjd start i upp till 24 timmar</li></ul>";
const paragraph =
  "<p>Doseringen sköter sig själv: behållaren rymmer medel för tjugo tvättar, och maskinen tar så mycket som vikten kräver. Du ser i displayen när det är dags att fylla på.</p>";

const meta = {
  title: "Kit/LongHtml",
  component: LongHtml,
  args: { html: opening + paragraph + list + paragraph.repeat(4), moreLabel: "Läs mer", lessLabel: "Läs mindre" },
  parameters: { notes: longHtmlNotes },
} satisfies Meta<typeof LongHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: "Läs mer" })).toBeVisible();
    await expect(canvasElement.innerText.replaceAll(/\s+/g, " ").length).toBeLessThan(740);
  },
};
export const Opened: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Läs mer" }));
    await expect(canvasElement.innerText).not.toContain("...");
    await expect(canvas.getAllByRole("paragraph")).toHaveLength(6);
  },
};
export const Short: Story = {
  args: { html: opening },
  play: async ({ canvas }) => expect(canvas.queryByRole("button")).toBeNull(),
};
export const BetweenTheLimits: Story = { args: { html: opening + paragraph } };
export const CutInAList: Story = {
  args: { html: `${opening}${list.replaceAll(/<\/?ul>/g, "").repeat(6)}`.replace("<li>", "<ul><li>") },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem").length).toBeLessThan(18);
    await expect(canvasElement.innerText).toMatch(/\S\.{3}\s+Läs mer/);
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Läs mindre" })).toHaveFocus());
    await expect(canvasElement.innerText.length).toBeGreaterThan(900);
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Läs mer" })).toHaveFocus());
  },
};
export const LongWords: Story = {
  args: {
    html: `<p>Överbelastningsskyddsindikatorlampans <b>${"centrifugeringshastighetsbegränsning".repeat(22)}</b></p>`,
  },
  decorators: [inRoom("17rem")],
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Empty: Story = {
  args: { html: "" },
  play: async ({ canvas }) => expect(canvas.queryByRole("button")).toBeNull(),
};
