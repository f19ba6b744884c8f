import type { Meta, StoryObj } from "@storybook/react-vite";
import { SearchFound } from "./SearchFound.tsx";

const meta = {
  title: "Catalog/SearchFound",
  component: SearchFound,
  args: { corrected: "tvättmaskin", pages: [] },
} satisfies Meta<typeof SearchFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Corrected: Story = { args: { typed: "tvätmaskin" } };
export const Nothing: Story = {
  args: {
    corrected: null,
    departments: [
      { name: "Vitvaror", url: "/kategori/vitvaror" },
      { name: "Ljud & bild", url: "/kategori/ljud-bild" },
    ],
  },
};
export const Alike: Story = { args: { corrected: null, isAlike: true } };
export const WithPages: Story = {
  args: {
    corrected: null,
    pages: [
      { name: "Köpvillkor", url: "/sidor/kopvillkor" },
      { name: "Retur och reklamation", url: "/retur-och-reklamation" },
    ],
  },
};
export const OnlyPages: Story = { args: { ...WithPages.args, areResults: true } };
export const LongWords: Story = {
  args: {
    corrected: "kondenstorktumlarreservdelar",
    pages: [{ name: "Personuppgiftsbehandlingsinformation", url: "/sidor/integritet" }],
  },
};
export const RightToLeft: Story = { ...WithPages, globals: { direction: "rtl" } };
