import type { Meta, StoryObj } from "@storybook/react-vite";
import { SearchFound } from "./SearchFound.tsx";

const meta = {
  title: "Catalog/SearchFound",
  component: SearchFound,
  args: { corrected: "tvättmaskin", pages: [] },
} satisfies Meta<typeof SearchFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words were misspelled: it says what was searched for instead, and a link searches for what was typed. */
export const Corrected: Story = { args: { typed: "tvätmaskin" } };
/** Nothing was found: departments of the shop to continue with. */
export const Nothing: Story = {
  args: {
    corrected: null,
    departments: [
      { name: "Vitvaror", url: "/kategori/vitvaror" },
      { name: "Ljud & bild", url: "/kategori/ljud-bild" },
    ],
  },
};
/** No product matches: it says that the ones shown are only similar to what was typed. */
export const Alike: Story = { args: { corrected: null, isAlike: true } };
/** Pages of the shop that may answer the question, beside the products, in a quiet box of their own. */
export const WithPages: Story = {
  args: {
    corrected: null,
    pages: [
      { name: "Köpvillkor", url: "/sidor/kopvillkor" },
      { name: "Retur och reklamation", url: "/retur-och-reklamation" },
    ],
  },
};
/** The pages are all that was found: each has a frame and the width of a result. */
export const OnlyPages: Story = { args: { ...WithPages.args, areResults: true } };
export const LongWords: Story = {
  args: {
    corrected: "kondenstorktumlarreservdelar",
    pages: [{ name: "Personuppgiftsbehandlingsinformation", url: "/sidor/integritet" }],
  },
};
export const RightToLeft: Story = { ...WithPages, globals: { direction: "rtl" } };
