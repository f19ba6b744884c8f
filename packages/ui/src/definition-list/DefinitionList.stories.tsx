import type { Meta, StoryObj } from "@storybook/react-vite";
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
  decorators: [(Part) => <div style={{ maxInlineSize: "36rem" }}>{Part()}</div>],
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
  decorators: [(Part) => <div style={{ inlineSize: "17rem" }}>{Part()}</div>],
};
export const InLittleRoom: Story = {
  decorators: [(Part) => <div style={{ inlineSize: "14rem" }}>{Part()}</div>],
};
export const Empty: Story = { args: { items: [] } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
