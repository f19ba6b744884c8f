import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductSectionLinks } from "./ProductSectionLinks.tsx";

const meta = {
  title: "Catalog/ProductSectionLinks",
  component: ProductSectionLinks,
  args: {
    links: [
      { id: "beskrivning", label: "Beskrivning" },
      { id: "specifikationer", label: "Specifikationer" },
      { id: "omdomen", label: "Omdömen" },
    ],
  },
  decorators: [
    (Story, { args: { links } }) => (
      <>
        <Story />
        {links.map(({ id, label }) => (
          <section key={id} id={id}>
            <h2>{label}</h2>
          </section>
        ))}
      </>
    ),
  ],
} satisfies Meta<typeof ProductSectionLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row of links that lead to the sections further down. */
export const Several: Story = {};
/** A single section needs no links. */
export const One: Story = { args: { links: [{ id: "beskrivning", label: "Beskrivning" }] } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
