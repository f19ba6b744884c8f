import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ProductAssurances } from "./ProductAssurances.tsx";

const meta = {
  title: "Catalog/ProductAssurances",
  component: ProductAssurances,
  args: {
    returns: { days: 30, address: "/retur-och-reklamation" },
    guaranteeAddress: "#garanti",
    waysToPay: [
      { name: "Swish", kind: "app" },
      { name: "Kort", kind: "card" },
      { name: "Klarna", kind: "invoice" },
      { name: "Faktura", kind: "invoice" },
    ],
  },
} satisfies Meta<typeof ProductAssurances>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Right of withdrawal, legal guarantee and ways to pay in three lines; the first two are links to what they promise.
 */
export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Ångra köpet inom 30 dagar" })).toHaveAttribute(
      "href",
      "/retur-och-reklamation",
    );
    const marks = within(canvas.getByRole("list", { name: "Betala med" })).getAllByRole("listitem");
    await expect(marks.map((mark) => mark.textContent)).toEqual(["Swish", "Kort", "Klarna", "Faktura"]);
  },
};
/** Goods without a right of withdrawal, such as those made to order. */
export const WithoutReturns: Story = { args: { returns: null } };
/** Payment options given by name only. */
export const NamesAlone: Story = { args: { waysToPay: ["Swish", "Kort", "Klarna", "Faktura"] } };
/** The shop promises nothing of this kind: no list and no space for it. */
export const Nothing: Story = {
  args: { returns: null, guaranteeAddress: null, waysToPay: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};
export const LongWords: Story = {
  args: { waysToPay: ["Månadsfaktura med betalningspåminnelse", "Direktbetalningsöverföringsbekräftelse"] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
