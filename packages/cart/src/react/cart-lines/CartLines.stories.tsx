import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { aCart, aCartLine, aGiftLine, cartReplies } from "../../fixtures/index.ts";
import { CartLine } from "../cart-line/CartLine.tsx";
import { CartRoot } from "../CartRoot.tsx";
import { CartLines } from "./CartLines.tsx";

const cart = aCart({ lines: [aCartLine(), aGiftLine()] });

const meta = {
  title: "Cart/CartLines",
  component: CartLines,
  decorators: [
    (Story) => (
      // A page's margin.
      <div style={{ paddingInline: "var(--torg-space-4)" }}>
        <CartRoot options={{ client: createClient(createMock(cartReplies(cart))), initial: cart }}>
          <Story />
        </CartRoot>
      </div>
    ),
  ],
} satisfies Meta<typeof CartLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("listitem", { name: "Grillset" })).toBeVisible();
  },
};

/** A notice common to all lines is shown once below them. */
export const ToldOnce: Story = {
  render: () => {
    const notices = ["Vi tar gratis emot din gamla, likvärdiga produkt när du köper den här."];
    const lines = [aCartLine({ notices }), aCartLine({ rowId: "r-2", productId: 1002, name: "Torktumlare", notices })];
    const initial = aCart({ lines });
    return (
      <CartRoot options={{ client: createClient(createMock(cartReplies(initial))), initial }}>
        <CartLines />
      </CartRoot>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/likvärdiga/)).toHaveLength(1);
  },
};

/** A single line in its own list; its change is pending. */
export const OneLine: Story = {
  render: () => (
    <ul style={{ padding: 0 }}>
      <CartLine line={{ ...aCartLine(), isPending: true }} />
    </ul>
  ),
};

/** A line without a picture, and one whose picture cannot be loaded: an icon is shown in a box of the same size. */
export const WithoutPictures: Story = {
  render: () => (
    <ul style={{ padding: 0 }}>
      {["", "data:image/png;base64,AAAA"].map((image, index) => (
        <CartLine key={image} line={{ ...aCartLine({ image, rowId: `r-${index}` }), isPending: false }} />
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toHaveAttribute("data-missing"));
  },
};

/** The icon of a status, or the dot for an unknown one, is beside the first line of its text. */
export const LongStatus: Story = {
  render: () => (
    <ul style={{ padding: 0, maxInlineSize: "18rem" }}>
      {["check-circle", "sparkles"].map((statusIcon, index) => (
        <CartLine key={statusIcon} line={{ ...aCartLine({ statusIcon, rowId: `r-${index}` }), isPending: false }} />
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    for (const status of canvasElement.querySelectorAll(".torg-cart-line__status")) {
      const [mark, words] = [...status.children].map((part) => part.getBoundingClientRect());
      if (mark === undefined || words === undefined) throw new Error("A status has a mark and words.");
      await expect(mark.right).toBeLessThanOrEqual(words.left);
      await expect(mark.top).toBeGreaterThanOrEqual(words.top);
      await expect(mark.bottom).toBeLessThan(words.top + words.height / 2 + 1);
    }
  },
};

export const LongWords: Story = {
  render: () => (
    <ul style={{ padding: 0 }}>
      <CartLine
        line={{
          ...aCartLine({ name: "Kondenstorktumlare med värmepumpsteknik och flerpunktsfuktighetssensorstyrning" }),
          isPending: false,
        }}
      />
    </ul>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
