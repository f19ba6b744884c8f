import { createClient } from "@torg/http";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createMock, reply, replyFailure } from "@torg/http/mock";
import { expect, waitFor } from "storybook/test";
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

/** Only the codes, as the summary shows them. */
export const Applied: Story = {
  render: () => <AppliedDiscounts />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/SOMMAR10/)).toBeVisible();
  },
};

const cardCart = aCart({ discount: aDiscountOf([aGiftCardRow()]), includesVat: false });

/** A gift card shows its remaining balance and last day; its amount is the same with and without VAT. */
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

/** In the panel on a phone, the label wraps only between words. */
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

/** The code was sent without script: the form is open again, with the reason at the field. */
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
    await userEvent.type(field, "VINTER");
    await userEvent.click(canvas.getByRole("button", { name: "Lägg till" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The shop looks up the code: the button is busy, and the code stays in its field. */
export const Slow: Story = {
  decorators: [
    (Story) => {
      const slow = reply(storeDiscountCall, { discount: null, message: null }, { delay: 600_000 });
      return (
        <CartRoot options={{ client: createClient(createMock([slow, ...cartReplies(cart)])), initial: cart }}>
          <Story />
        </CartRoot>
      );
    },
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [field] = canvas.getAllByRole("textbox", { hidden: true });
    if (field === undefined) throw new Error("There is no field for a code.");
    field.closest("details")?.setAttribute("open", "");
    await userEvent.type(field, "VINTER{Enter}");
    await waitFor(() => expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible());
    await expect(field).toHaveValue("VINTER");
  },
};

const longCart = aCart({
  discount: aDiscountOf([
    {
      code: "MIDSOMMARKAMPANJERBJUDANDE2026",
      label: "Vänkretsmedlemskapsförmånserbjudande på hushållsmaskiner",
      amountInclVatOre: 139_800,
      amountExclVatOre: 111_840,
    },
  ]),
});

export const LongWords: Story = {
  render: () => (
    <CartRoot options={{ client: createClient(createMock(cartReplies(longCart))), initial: longCart }}>
      <div style={{ maxInlineSize: "15rem" }}>
        <AppliedDiscounts />
      </div>
    </CartRoot>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
