import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FacetLinks } from "./FacetLinks.tsx";

const meta = {
  title: "Catalog/FacetLinks",
  component: FacetLinks,
  args: {
    links: [
      { name: "Tvättmaskiner från Nordvik", url: "/tillverkare/visa/nordvik/vitvaror/tvatt-tork/tvattmaskiner" },
      { name: "Tvättmaskiner från Havsvik", url: "/tillverkare/visa/havsvik/vitvaror/tvatt-tork/tvattmaskiner" },
      { name: "Torktumlare från Nordvik", url: "/tillverkare/visa/nordvik/vitvaror/tvatt-tork/torktumlare" },
    ],
  },
} satisfies Meta<typeof FacetLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links to brands within a category, below the products, as tags under a heading. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Mer i sortimentet" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Tvättmaskiner från Nordvik" })).toHaveAttribute(
      "href",
      "/tillverkare/visa/nordvik/vitvaror/tvatt-tork/tvattmaskiner",
    );
  },
};
/** There are none: the heading is left out as well. */
export const None: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};
export const LongWords: Story = {
  args: { links: [{ name: "Luftkonditioneringsanläggningstillbehör från Västerbottensfabriken", url: "?" }] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "16rem" }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
