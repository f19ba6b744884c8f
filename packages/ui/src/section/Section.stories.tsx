import type { Meta, StoryObj } from "@storybook/react-vite";
import { sectionNotes } from "./Section.notes.ts";
import { Section } from "./Section.tsx";

const meta = {
  title: "Kit/Section",
  component: Section,
  parameters: { notes: sectionNotes },
  args: {
    id: "sakerhet",
    heading: "Produktsäkerhet",
    children: <p>Håll förpackningen borta från små barn.</p>,
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const LinkedHeading: Story = { args: { heading: <a href="#kampanj">Vårkampanj</a> } };

export const LongWords: Story = {
  globals: { viewport: { value: "narrow", isRotated: false } },
  args: { heading: "Energimärkningsförordningens produktinformationsblad" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
