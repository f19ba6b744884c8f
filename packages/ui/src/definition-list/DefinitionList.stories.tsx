import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { DefinitionList } from "./DefinitionList.tsx";
import { definitionListNotes } from "./DefinitionList.notes.ts";

const meta = {
  title: "Kit/DefinitionList",
  component: DefinitionList,
  args: {
    items: [
      { id: 1, term: "Energiklass", details: "A" },
      { id: 2, term: "Kapacitet", details: "9 kg" },
      { id: 3, term: "Centrifugeringshastighet", details: "1 400 varv/min" },
      { id: 4, term: "Mått (B × H × D)", details: "59,8 × 84,8 × 59,0 cm" },
    ],
  },
  parameters: { notes: definitionListNotes },
  decorators: [inRoom("36rem", "at most")],
} satisfies Meta<typeof DefinitionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
export const Sum: Story = {
  args: {
    variant: "sum",
    items: [
      { id: 1, term: "Produkter", details: "13 980 kr" },
      { id: 2, term: "Rabatt", details: "−500 kr" },
      { id: 3, term: "Frakt", details: "495 kr" },
      { id: 4, term: "Totalt", details: "13 975 kr" },
    ],
  },
};
/** An amount stays beside the first line of its name. */
export const SumWithLongName: Story = {
  args: {
    variant: "sum",
    items: [
      { id: 1, term: "Frakt (Postombud, Ombudet i Skärholmen)", details: "49 kr" },
      { id: 2, term: "Totalt", details: "13 975 kr" },
    ],
  },
  decorators: [inRoom("17rem")],
  play: async ({ canvas }) => {
    const topOf = (text: string): number => canvas.getByText(text).getBoundingClientRect().top;
    await expect(topOf("49 kr")).toBe(topOf("Frakt (Postombud, Ombudet i Skärholmen)"));
  },
};
export const LongWords: Story = {
  args: {
    items: [
      {
        id: 1,
        term: "Luftburet akustiskt buller vid centrifugering",
        details: "Överbelastningsskyddsindikator, lysdiod",
      },
    ],
  },
  decorators: [inRoom("17rem")],
};
export const InLittleRoom: Story = {
  decorators: [inRoom("14rem")],
};
export const Empty: Story = { args: { items: [] } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
