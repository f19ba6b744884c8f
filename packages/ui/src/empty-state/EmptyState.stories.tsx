import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cartIcon, heartIcon } from "../icon/icons.ts";
import { inRoom } from "../testing/inRoom.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { emptyStateNotes } from "./EmptyState.notes.ts";

const meta = {
  title: "Kit/EmptyState",
  component: EmptyState,
  args: {
    icon: cartIcon,
    words: "Här var det tomt",
    hint: "Här kan du börja:",
    links: [
      { name: "Till startsidan", url: "#start", isPrimary: true },
      { name: "Vitvaror", url: "#vitvaror" },
      { name: "Ljud & bild", url: "#ljud-bild" },
    ],
  },
  parameters: { notes: emptyStateNotes },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").map((link) => link.dataset["variant"])).toEqual([
      "primary",
      "secondary",
      "secondary",
    ]);
  },
};
export const WordsAlone: Story = {
  args: {
    icon: heartIcon,
    words: "Du har inte sparat något än. Tryck på hjärtat vid en vara, så hamnar den här.",
    links: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Här kan du börja:")).toBeNull();
  },
};
export const LongWords: Story = {
  args: { links: [{ name: "Hushållsapparatstillbehörsavdelningen", url: "#tillbehor" }] },
  decorators: [inRoom("17rem")],
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
