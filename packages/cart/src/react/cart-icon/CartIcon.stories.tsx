import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { aCart, aCartLine, cartReplies } from "../../fixtures/index.ts";
import { AddedAlert } from "../added-alert/AddedAlert.tsx";
import { BuyButton } from "../buy-button/BuyButton.tsx";
import { CartRoot } from "../CartRoot.tsx";
import { CartIcon } from "./CartIcon.tsx";

interface IconSceneProps {
  /** Washing machines in the cart. */
  readonly pieces: number;
  readonly includesVat: boolean;
}

function IconScene({ pieces, includesVat }: IconSceneProps) {
  const products = pieces === 0 ? [] : [aCartLine({ quantity: pieces })];
  const cart = aCart({ lines: products, includesVat });
  return (
    <CartRoot
      options={{ client: createClient(createMock(cartReplies(cart))), initial: cart }}
      key={`${pieces} ${includesVat}`}
    >
      <CartIcon />
      <BuyButton product={{ productId: 1302 }} />
      <AddedAlert />
    </CartRoot>
  );
}

const meta = {
  title: "Cart/CartIcon",
  component: IconScene,
  args: { pieces: 2, includesVat: true },
  argTypes: {
    pieces: { control: { type: "number", min: 0, max: 5 }, description: "Washing machines in the cart" },
    includesVat: { control: "boolean", description: "Whether sums are shown with VAT" },
  },
} satisfies Meta<typeof IconScene>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number is a badge on the icon, with the sum beside it; the link's name tells both. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Varukorg, 2 produkter, 13\s980\skr/ })).toBeVisible();
  },
};

/** The icon alone: no badge with a zero, and no sum. */
export const Empty: Story = { args: { pieces: 0 } };

export const Company: Story = { args: { includesVat: false } };

/** The number grows, and a message that can be closed says that the product was added. */
export const AlertedWhenAdded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Lägg i varukorgen" }));
    await expect(await canvas.findByText("Produkten är tillagd i din varukorg")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("link", { name: /Varukorg, 3 produkter/ })).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Stäng" }));
    await expect(canvas.queryByText("Produkten är tillagd i din varukorg")).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
