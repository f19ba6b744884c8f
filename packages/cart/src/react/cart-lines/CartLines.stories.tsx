import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aCart, aCartLine, aGiftLine, cartReplies } from "../../fixtures/index.ts";
import { CartLine } from "../cart-line/CartLine.tsx";
import { CartRoot } from "../CartRoot.tsx";
import { CartLines } from "./CartLines.tsx";

const cart = aCart({ products: [aCartLine(), aGiftLine()] });

const meta = {
  title: "Cart/Lines",
  component: CartLines,
  decorators: [
    (Story) => (
      // The margin of a page.
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

/** One line by itself, in a list of its own; its change is on the way. */
export const OneLine: Story = {
  render: () => (
    <ul style={{ padding: 0 }}>
      <CartLine line={{ ...aCartLine(), isPending: true }} />
    </ul>
  ),
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
