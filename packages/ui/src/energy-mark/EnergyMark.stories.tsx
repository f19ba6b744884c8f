import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { EnergyMark } from "./EnergyMark.tsx";
import { energyMarkNotes } from "./EnergyMark.notes.ts";
import { EnergyPicture, type EnergyTexts } from "./EnergyPicture.tsx";

const words: EnergyTexts = {
  arrow: (energyClass, best, worst) => `Energiklass ${energyClass} på skalan ${best} till ${worst}`,
  showLabel: (name) => `visa energimärkning för ${name}`,
  sheet: "Produktblad",
  sheetFor: (name) => `Produktblad för ${name} (PDF)`,
};

const links = { label: "#etikett", sheet: "#produktblad" };

const meta = {
  title: "Kit/EnergyMark",
  component: EnergyMark,
  subcomponents: { EnergyPicture },
  args: {
    energy: { energyClass: "B", best: "A", worst: "G", color: "#52ae32" },
    name: "Tvättmaskin NV 8014",
    words,
  },
  parameters: { notes: energyMarkNotes },
} satisfies Meta<typeof EnergyMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabelAndSheet: Story = {
  args: links,
  play: async ({ canvas }) => {
    const label = "Energiklass B på skalan A till G, visa energimärkning för Tvättmaskin NV 8014";
    await expect(canvas.getByRole("link", { name: label })).toHaveAttribute("href", "#etikett");
    const sheet = canvas.getByRole("link", { name: "Produktblad för Tvättmaskin NV 8014 (PDF)" });
    await expect(sheet).toHaveAttribute("href", "#produktblad");
  },
};
export const ClassOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByText("Energiklass B på skalan A till G")).toBeInTheDocument();
  },
};
export const Small: Story = { args: { ...links, size: "small" } };
export const OldScale: Story = {
  args: { ...links, energy: { energyClass: "A++", best: "A+++", worst: "D", color: "#52ae32" } },
};
export const WithoutColor: Story = { args: { energy: { energyClass: "B", best: "A", worst: "G", color: null } } };
export const PictureAlone: Story = {
  render: ({ energy }) => <EnergyPicture energy={energy} words={words} more="öppnar produkten" />,
};
export const LittleRoom: Story = { args: links, decorators: [inRoom("7rem")] };
export const LongWords: Story = {
  args: {
    ...links,
    words: {
      ...words,
      sheet: "Produktinformationsblad för energimärkning",
      sheetFor: (name: string) => `Produktinformationsblad för energimärkning för ${name} (PDF)`,
    },
  },
  decorators: [inRoom("12rem")],
};
export const RightToLeft: Story = { args: links, globals: { direction: "rtl" } };
