import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { Tabs } from "./Tabs.tsx";
import { tabsNotes } from "./Tabs.notes.ts";

const meta = {
  title: "Kit/Tabs",
  component: Tabs,
  args: {
    label: "Om produkten",
    onTabChange: fn(),
    items: [
      { id: "beskrivning", label: "Beskrivning", content: <p>Tyst och snål tvättmaskin för 9 kg.</p> },
      { id: "specifikation", label: "Specifikation", content: <p>Energiklass A, 1 400 varv/min.</p> },
      { id: "omdomen", label: "Omdömen (37)", content: <p>4,3 av 5 i snitt.</p> },
    ],
  },
  parameters: { notes: tabsNotes },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("tab", { name: "Beskrivning" })).toHaveAttribute("aria-selected", "true");
    await userEvent.click(canvas.getByRole("tab", { name: "Specifikation" }));
    await expect(canvas.getByRole("tabpanel", { name: "Specifikation" })).toHaveTextContent("Energiklass A");
    await expect(args.onTabChange).toHaveBeenCalledWith("specifikation");
  },
};

export const Vertical: Story = {
  args: { orientation: "vertical" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Specifikation" })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Specifikation");
  },
};

export const Disabled: Story = {
  args: {
    items: [
      { id: "ett", label: "Beskrivning", content: <p>Tyst och snål tvättmaskin för 9 kg.</p> },
      { id: "tva", label: "Tillbehör (0)", content: <p>Inga tillbehör.</p>, disabled: true },
      { id: "tre", label: "Omdömen (37)", content: <p>4,3 av 5 i snitt.</p> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Omdömen (37)");
  },
};

export const Overflow: Story = {
  args: {
    items: ["Beskrivning", "Specifikation", "Tillbehör", "Omdömen", "Frågor och svar"].map((label) => ({
      id: label.slice(0, 4).toLowerCase(),
      label,
      content: <p>{label}</p>,
    })),
  },
  decorators: [inRoom("18rem", "at most")],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    const last = canvas.getByRole("tab", { name: "Frågor och svar" });
    const list = canvas.getByRole("tablist").getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 1));
  },
};

export const Empty: Story = {
  args: {
    items: [
      { id: "omdomen", label: "Omdömen (0)", content: <p>Ingen har skrivit något omdöme än.</p> },
      { id: "specifikation", label: "Specifikation", content: <p>Energiklass A.</p> },
    ],
  },
};

export const LongWords: Story = {
  args: {
    items: [
      {
        id: "a",
        label: "Vattenfelsbrytarinstallationstillbehörsspecifikationsuppgifter",
        content: <p>Diskmaskinsinstallationstillbehörspaketförlängningsslangkopplingsadapter</p>,
      },
      { id: "b", label: "Fastighetsförvaltningsbolagsregistrering", content: <p>Text</p> },
    ],
  },
  decorators: [inRoom("18rem", "at most")],
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Specifikation" })).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole("tab", { name });
    await userEvent.tab();
    await waitFor(() => expect(tab("Beskrivning")).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(tab("Specifikation")).toHaveFocus());
    await expect(tab("Specifikation")).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{End}{ArrowRight}");
    await waitFor(() => expect(tab("Beskrivning")).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}{Home}{ArrowDown}");
    await waitFor(() => expect(tab("Beskrivning")).toHaveFocus());
    await expect(canvas.getByRole("tabpanel", { name: "Beskrivning" })).toHaveTextContent("9 kg");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("tabpanel")).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(tab("Beskrivning")).toHaveFocus());
  },
};

export const SelectedByALink: Story = {
  render: (args) => (
    <>
      <p>
        {/* Does not change the story's address: only the tabs follow the link. */}
        <a href="#omdomen" onClick={(event) => event.preventDefault()}>
          Läs alla omdömen
        </a>
      </p>
      <Tabs {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Omdömen (37)" })).toHaveFocus());
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("4,3 av 5");
    window.dispatchEvent(new CustomEvent("tabs:toggle", { detail: { id: "specifikation" } }));
    await waitFor(() => expect(canvas.getByRole("tabpanel")).toHaveTextContent("Energiklass A"));
    window.dispatchEvent(new CustomEvent("tabs:toggle", { detail: { id: "okand" } }));
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Specifikation");
  },
};
