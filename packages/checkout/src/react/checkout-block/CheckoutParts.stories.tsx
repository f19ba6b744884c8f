import { aCart, cartReplies } from "@torg/cart/fixtures";
import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect } from "storybook/test";
import type { CheckoutData } from "../../domain/index.ts";
import { aCheckout, checkoutReplies } from "../../fixtures/index.ts";
import { CheckoutPage } from "../checkout-page/CheckoutPage.tsx";
import { CheckoutRoot } from "../CheckoutRoot.tsx";
import { CountryBlock } from "../choice-blocks/CountryBlock.tsx";
import { CustomerTypeBlock } from "../choice-blocks/CustomerTypeBlock.tsx";
import { CustomerForm } from "../customer-form/CustomerForm.tsx";
import { DeliveryBlock } from "../delivery-block/DeliveryBlock.tsx";
import { LoginBox } from "../login-box/LoginBox.tsx";
import { NewsletterChoice } from "../newsletter-choice/NewsletterChoice.tsx";
import { OrderMessage } from "../order-message/OrderMessage.tsx";
import { FreeOrderForm, ManualPaymentForm } from "../payment-area/PaymentArea.tsx";
import { PaymentTypeBlock } from "../payment-type-block/PaymentTypeBlock.tsx";
import { PostalCodeBlock } from "../postal-code-block/PostalCodeBlock.tsx";
import { CheckoutBlock } from "./CheckoutBlock.tsx";

const noop = (): void => {};

/** One part of a checkout, with the states that a shop's page would provide. */
function Part({ data, children }: { readonly data: CheckoutData; readonly children: ReactElement }): ReactElement {
  const cart = aCart({ includesVat: data.includesVat });
  const client = createClient(createMock([...checkoutReplies(data), ...cartReplies(cart)]));
  return (
    <CheckoutRoot
      options={{ client, initial: data, redirect: noop, reload: noop }}
      cartOptions={{ client, initial: cart }}
    >
      {() => children}
    </CheckoutRoot>
  );
}

const person = aCheckout({ customerType: "private", includesVat: true });

const meta = {
  title: "Checkout/CheckoutParts",
  component: CheckoutBlock,
  args: { title: "Välj fraktsätt", number: 4, children: null },
  decorators: [
    (Story) => (
      <Part data={aCheckout()}>
        <Story />
      </Part>
    ),
  ],
} satisfies Meta<typeof CheckoutBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A numbered block around any content of the shop. */
export const Block: Story = { args: { children: <p>Vad som ska väljas.</p> } };

/** The browser's own list of the countries that the shop delivers to, with the present one chosen. */
export const Country: Story = {
  render: () => (
    <CountryBlock
      countries={[
        { code: "SE", name: "Sverige" },
        { code: "NO", name: "Norge" },
      ]}
    />
  ),
};
/** Two ways to buy, of which one is always chosen. */
export const CustomerType: Story = {
  render: () => <CustomerTypeBlock />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Företag" })).toBeChecked();
  },
};
/** The saved code, grouped as it is written in Sweden; nothing is missing, so its button is not the primary one. */
export const PostalCode: Story = {
  render: () => <PostalCodeBlock />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Postnummer" })).toBeVisible();
  },
};
/** A card for each delivery: name, time, price without VAT, and the choice of agent or time inside it. */
export const Delivery: Story = {
  render: () => <DeliveryBlock />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /^Postombud/ })).toBeVisible();
  },
};
/** A card for each way to pay, credit last; one that is not for companies says so. */
export const PaymentType: Story = {
  render: () => <PaymentTypeBlock />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /^Kortbetalning/ })).toBeVisible();
  },
};
/** A company's details, the order as the shop passes it in, the terms, and the shop's own button. */
export const Customer: Story = {
  render: () => (
    <CustomerForm action="/checkout/manual_payment" review={<p>Totalt 13 980 kr</p>}>
      <button type="submit">Skicka</button>
    </CustomerForm>
  ),
};
/** Closed to one line, so that those who are not members are not held up. */
export const Login: Story = { render: () => <LoginBox /> };
/** With script, no button takes space from the text. */
export const Newsletter: Story = {
  render: () => <NewsletterChoice />,
  play: async ({ canvas }) => {
    const choice = canvas.getByRole("checkbox").closest(".torg-choice");
    const room = choice?.closest("form")?.clientWidth;
    await expect(choice?.clientWidth).toBe(room);
  },
};
/** Closed to one link until the buyer wants to write to the shop. */
export const Message: Story = { render: () => <OrderMessage /> };
/** The form for an order that needs no payment: details, order, terms and one button. */
export const FreeOrder: Story = { render: () => <FreeOrderForm /> };
/** The form for an order paid outside a provider, by invoice for example; it looks as the one without payment. */
export const ManualPayment: Story = { render: () => <ManualPaymentForm /> };

/** The page without the cart's parts, which a shop passes in. */
export const Page: Story = {
  render: () => (
    <CheckoutPage
      countries={[]}
      empty={<p>Här var det tomt</p>}
      products={<p>En produkt</p>}
      renderSummary={() => <p>Totalt 13 980 kr</p>}
    />
  ),
};

/** Mirrored: field and button change sides, and the code keeps the order of its digits. */
export const PostalCodeRightToLeft: Story = { ...PostalCode, play: noop, globals: { direction: "rtl" } };
/** Mirrored, for a private person: prices include VAT, and amounts keep the order of their digits. */
export const DeliveryRightToLeft: Story = {
  render: () => (
    <Part data={person}>
      <DeliveryBlock />
    </Part>
  ),
  globals: { direction: "rtl" },
};
