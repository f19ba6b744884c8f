import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { replyFailure } from "@torg/http/mock";
import { expect } from "storybook/test";
import { storeDiscountCall } from "../../contract/discountCalls.ts";
import { aCart, aDiscount, aDiscountOf, aGiftCardRow, cartReplies } from "../../fixtures/index.ts";
import { CartRoot } from "../CartRoot.tsx";
import { AppliedDiscounts } from "./AppliedDiscounts.tsx";
import { DiscountBox } from "./DiscountBox.tsx";

const cart = aCart({ discount: aDiscount() });

const meta = {
  title: "Cart/DiscountBox",
  component: DiscountBox,
  decorators: [
    (Story) => (
      <CartRoot options={{ client: createClient(createMock(cartReplies(cart))), initial: cart }}>
        <Story />
      </CartRoot>
    ),
  ],
} satisfies Meta<typeof DiscountBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The codes alone, as the summary shows them. */
export const Applied: Story = {
  render: () => <AppliedDiscounts />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/SOMMAR10/)).toBeVisible();
  },
};

const cardCart = aCart({ discount: aDiscountOf([aGiftCardRow()]), includesVat: false });

/** A gift card says what it keeps and until when; its amount is the same with and without VAT. */
export const GiftCard: Story = {
  render: () => (
    <CartRoot options={{ client: createClient(createMock(cartReplies(cardCart))), initial: cardCart }}>
      <div style={{ inlineSize: "17rem" }}>
        <AppliedDiscounts />
      </div>
    </CartRoot>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^100\skr kvar på kortet, gäller till 30 november 2027$/)).toBeVisible();
    await expect(canvas.queryByText(/exkl moms/)).toBeNull();
  },
};

/** In the panel of a phone no word of the label is broken. */
export const Narrow: Story = {
  render: () => (
    <div style={{ inlineSize: "15rem" }}>
      <AppliedDiscounts />
    </div>
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByText("Sommarrabatt 10 %");
    await expect(label.clientHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(label).fontSize));
  },
};

export const RefusedWithoutScript: Story = { args: { problem: "Koden har gått ut." } };

export const Failed: Story = {
  decorators: [
    (Story) => {
      const failing = [replyFailure(storeDiscountCall, { status: 500 }), ...cartReplies(cart)];
      return (
        <CartRoot options={{ client: createClient(createMock(failing)), initial: cart }}>
          <Story />
        </CartRoot>
      );
    },
  ],
  play: async ({ canvas, userEvent }) => {
    const [field] = canvas.getAllByRole("textbox", { hidden: true });
    if (field === undefined) throw new Error("There is no field for a code.");
    field.closest("details")?.setAttribute("open", "");
    await userEvent.type(field, "VINTER{Enter}");
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
