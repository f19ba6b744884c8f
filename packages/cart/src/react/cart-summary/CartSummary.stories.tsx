import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { Cart } from "../../domain/cart.ts";
import { aCart, aDiscount, cartReplies } from "../../fixtures/index.ts";
import { CartRoot } from "../CartRoot.tsx";
import { DiscountBox } from "../discount-box/DiscountBox.tsx";
import { CartSummary } from "./CartSummary.tsx";

const meta = {
  title: "Cart/Summary",
  component: CartSummary,
  args: { cart: aCart(), showsCheckoutLink: true },
  decorators: [
    (Story, { args }) => {
      const initial: Cart = args.cart ?? aCart();
      return (
        <CartRoot options={{ client: createClient(createMock(cartReplies(initial))), initial }}>
          <Story />
        </CartRoot>
      );
    },
  ],
} satisfies Meta<typeof CartSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /kassan/ })).toHaveAttribute("href", "/kassa/leverans");
  },
};

export const Company: Story = { args: { cart: aCart({ includesVat: false }) } };

export const WithDiscount: Story = {
  args: { cart: aCart({ discount: aDiscount() }), discountBox: <DiscountBox /> },
};

/** The way of paying that was chosen costs something. */
export const WithFee: Story = { args: { fee: { name: "Fakturaavgift", priceOre: 2900 }, showsCheckoutLink: false } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
