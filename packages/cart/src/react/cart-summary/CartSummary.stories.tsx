import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { Cart } from "../../domain/cart.ts";
import { aCart, aCartLine, aDiscount, aDiscountOf, aGiftCardRow, cartReplies } from "../../fixtures/index.ts";
import { quoteCartTexts } from "../../texts/index.ts";
import { CartLines } from "../cart-lines/CartLines.tsx";
import { CartRoot } from "../CartRoot.tsx";
import { DiscountBox } from "../discount-box/DiscountBox.tsx";
import { CartSummary } from "./CartSummary.tsx";

const meta = {
  title: "Cart/CartSummary",
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

/** What the code takes off is a line of its own above the total, and the code can be removed in the summary. */
export const WithDiscount: Story = {
  args: { cart: aCart({ discount: aDiscount() }), discountBox: <DiscountBox /> },
};

const paidInPart = {
  lines: [aCartLine({ quantity: 1, unitPriceInclVatOre: 49_700 })],
  discount: aDiscountOf([aGiftCardRow()]),
  delivery: { selected: { id: 1, priceOre: 4900 } },
} satisfies Partial<Cart>;

/** A gift card pays below the total, and lowers neither the total nor its VAT. */
export const WithGiftCard: Story = {
  args: { cart: aCart(paidInPart), discountBox: <DiscountBox /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Rabatt")).toBeNull();
    const sums = canvas.getAllByRole("term").map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
    await expect(sums.slice(-4).map((sum) => sum.replaceAll(/\s/g, " "))).toEqual([
      "Totalt 546 kr",
      "Varav moms 109,20 kr",
      "Presentkort −400 kr",
      "Att betala 146 kr",
    ]);
  },
};

/** For a company, gift cards pay the amount with VAT. */
export const CompanyWithGiftCard: Story = { args: { cart: aCart({ ...paidInPart, includesVat: false }) } };

/** A discount lowers the price, and the gift card pays all of the rest. */
export const WithDiscountAndGiftCard: Story = {
  args: {
    cart: aCart({
      discount: aDiscountOf([
        ...aDiscount().rows,
        aGiftCardRow({
          amountInclVatOre: 1_258_200,
          amountExclVatOre: 1_258_200,
          giftCard: { balanceOre: 241_800, validUntil: null },
        }),
      ]),
    }),
    discountBox: <DiscountBox />,
  },
};

/** A request for a quote is not paid: the amount left to pay is only an estimate. */
export const QuoteWithGiftCard: Story = {
  args: { cart: aCart(paidInPart) },
  render: (args) => (
    <CartRoot options={{ client: createClient(createMock([])), initial: args.cart ?? aCart() }} texts={quoteCartTexts}>
      <CartSummary {...args} />
    </CartRoot>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Beräknad summa")).toBeVisible();
    await expect(canvas.queryByText("Att betala")).toBeNull();
  },
};

/** The chosen payment method has a fee. */
export const WithFee: Story = { args: { fee: { name: "Fakturaavgift", priceOre: 2900 }, showsCheckoutLink: false } };

/** A change is pending: the sums are dimmed until they are known, and the checkout waits. */
export const Slow: Story = {
  render: (args) => (
    <CartRoot options={{ client: { send: () => new Promise(() => {}) }, initial: args.cart ?? aCart() }}>
      {/* A page's margin. */}
      <div style={{ paddingInline: "var(--torg-space-4)" }}>
        <CartLines />
        <CartSummary showsCheckoutLink />
      </div>
    </CartRoot>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Öka/ }));
    await waitFor(() => expect(canvasElement.querySelector(".torg-cart-summary[data-pending]")).toBeVisible());
  },
};

const longCode = {
  code: "MIDSOMMARKAMPANJERBJUDANDE2026",
  label: "Vänkretsmedlemskapsförmånserbjudande på hushållsmaskiner",
  amountInclVatOre: 139_800,
  amountExclVatOre: 111_840,
};

export const LongWords: Story = {
  args: {
    cart: aCart({ discount: aDiscountOf([longCode]) }),
    discountBox: <DiscountBox />,
    fee: { name: "Faktureringsadministrationsavgift", priceOre: 2900 },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "17rem" }}>{Story()}</div>],
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
