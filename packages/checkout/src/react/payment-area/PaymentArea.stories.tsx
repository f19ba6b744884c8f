import type { CartLine } from "@torg/cart/domain";
import { aCart, aCartLine, aDiscountOf, aGiftCardRow, cartReplies } from "@torg/cart/fixtures";
import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import type { CheckoutData } from "../../domain/index.ts";
import { aCheckout, aDeliveryCheckout, aPaymentType, checkoutReplies, paymentTypes } from "../../fixtures/index.ts";
import {
  blockedSnippet,
  brokenWasaSnippet,
  cardSnippet,
  klarnaSnippet,
  slowKlarnaSnippet,
  sveaSnippet,
  wasaSnippet,
} from "../../fixtures/providerSnippets.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { CheckoutRoot } from "../CheckoutRoot.tsx";
import { OtherPayment } from "../payment-type-block/OtherPayment.tsx";
import { OrderReview } from "./OrderReview.tsx";
import { PaymentArea } from "./PaymentArea.tsx";
import { PaymentBlock } from "./PaymentBlock.tsx";

interface Scene {
  readonly data: CheckoutData;
  readonly redirect: (url: string) => void;
  /** Default: one line with enough stock. */
  readonly products?: readonly CartLine[];
  /** Default: the payment area. */
  readonly part?: ReactElement;
}

function Form() {
  const { state } = useCheckoutContext();
  const isEnabled = useCheckout((snapshot) => snapshot.checkoutIsEnabled);
  return (
    <section aria-label="Kassa" aria-busy={!isEnabled}>
      <button type="button" className="torg-visually-hidden" onClick={() => state.hold()}>
        Ändra något
      </button>
      <PaymentArea />
      <OtherPayment />
    </section>
  );
}

/** Only the payment area. */
function PaymentScene({ data, redirect, products = [aCartLine()], part = <Form /> }: Scene) {
  const cart = aCart({ lines: products, includesVat: data.includesVat });
  const client = createClient(createMock([...checkoutReplies(data), ...cartReplies(cart)]));
  return (
    <CheckoutRoot options={{ client, initial: data, redirect }} cartOptions={{ client, initial: cart }}>
      {() => part}
    </CheckoutRoot>
  );
}

const types = [
  ...paymentTypes,
  aPaymentType({ id: "2", name: "Svea", isForPrivate: true }),
  aPaymentType({ id: "4", name: "Wasa Kredit", isForPrivate: true }),
];

/** A private person who has chosen this payment type. */
function through(handler: string, snippet: string | null, changes: Partial<CheckoutData> = {}): CheckoutData {
  const ids: Readonly<Record<string, string>> = { klarna: "1", svea: "2", card: "3", wasa: "4" };
  return aCheckout({
    customerType: "private",
    includesVat: true,
    handler,
    snippet,
    selectedPaymentTypeId: ids[handler] ?? "3",
    isPaymentTypeChosen: true,
    paymentTypes: types,
    ...changes,
  });
}

const meta = {
  title: "Checkout/PaymentArea",
  component: PaymentScene,
  args: { data: through("klarna", klarnaSnippet), redirect: fn() },
} satisfies Meta<typeof PaymentScene>;

export default meta;
type Story = StoryObj<typeof meta>;

const isBusy = (element: HTMLElement, busy: boolean) =>
  waitFor(() => expect(element).toHaveAttribute("aria-busy", String(busy)));

declare global {
  interface Window {
    chooseInKlarna?: (chosen: { readonly id?: string; readonly price?: number }) => void;
  }
}

/** Klarna's own checkout in place of a button of the shop; a delivery that is chosen in it is saved as the shop's. */
export const Klarna: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("button", { name: "Slutför köp" })).toBeVisible();
    await isBusy(canvas.getByRole("region", { name: "Kassa" }), false);
    window.chooseInKlarna?.({ id: "klarna-home", price: 39_900 });
    const container = canvasElement.querySelector("#klarna-checkout-container");
    await waitFor(() => expect(container).toHaveAttribute("data-state", "suspended"));
    await waitFor(() => expect(container).toHaveAttribute("data-state", "running"));
  },
};

/** Klarna has not said that its checkout is displayed: the rest of the page waits, busy, as long as it is empty. */
export const KlarnaNotDisplayedYet: Story = {
  args: { data: through("klarna", slowKlarnaSnippet) },
  play: async ({ canvas }) => {
    await canvas.findByText("Slutför köp");
    await isBusy(canvas.getByRole("region", { name: "Kassa" }), true);
  },
};

/** Svea's own checkout, usable as soon as its HTML is on the page. */
export const Svea: Story = {
  args: { data: through("svea", sveaSnippet) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("button", { name: "Slutför köp" })).toBeVisible();
    await isBusy(canvas.getByRole("region", { name: "Kassa" }), false);
    await expect(canvasElement.querySelector("#svea-checkout-container")).not.toHaveAttribute(
      "data-state",
      "suspended",
    );
  },
};

/** While something else is being saved, a payment in progress is suspended, and resumes by itself afterwards. */
function suspended(container: string): NonNullable<Story["play"]> {
  return async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole("button", { name: "Slutför köp" });
    await isBusy(canvas.getByRole("region", { name: "Kassa" }), false);
    await userEvent.click(canvas.getByRole("button", { name: "Ändra något" }));
    await waitFor(() => expect(canvasElement.querySelector(container)).toHaveAttribute("data-state", "suspended"));
    await isBusy(canvas.getByRole("region", { name: "Kassa" }), true);
  };
}

/** Something else is being saved: Klarna's checkout is suspended, so that no earlier amount can be paid. */
export const KlarnaSuspended: Story = { play: suspended("#klarna-checkout-container") };
/** Something else is being saved: Svea's checkout is disabled, so that no earlier amount can be paid. */
export const SveaSuspended: Story = {
  args: { data: through("svea", sveaSnippet) },
  play: suspended("#svea-checkout-container"),
};

/** Wasa's own checkout; once it is done the page stays busy until the receipt is opened. */
export const Wasa: Story = {
  args: { data: through("wasa", wasaSnippet) },
  play: async ({ canvas, userEvent, args }) => {
    await isBusy(canvas.getByRole("region", { name: "Kassa" }), false);
    await userEvent.click(await canvas.findByRole("button", { name: "Slutför" }));
    await expect(args.redirect).toHaveBeenCalledWith("/checkout/wasa/confirmation/W-7781");
    await isBusy(canvas.getByRole("region", { name: "Kassa" }), true);
  },
};

/** Called off inside Wasa's checkout: the buyer is back in the shop's checkout, where another payment can be chosen. */
export const WasaLeft: Story = {
  args: { data: through("wasa", wasaSnippet) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Avbryt" }));
    await expect(args.redirect).toHaveBeenCalledWith("/checkoutv3");
  },
};

/** Wasa's answer names no order: the buyer is told to ask customer service, and the checkout can be used again. */
export const WasaInvalidAnswer: Story = {
  args: { data: through("wasa", wasaSnippet) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Ogiltigt svar" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /^Svaret från Wasa är ogiltigt\. Vänligen kontakta vår kundtjänst för hjälp med din order$/,
    );
    await isBusy(canvas.getByRole("region", { name: "Kassa" }), false);
  },
};

/** Wasa cannot be reached: the checkout stays disabled, and a link outside it leads to the other ways to pay. */
export const WasaScriptMissing: Story = {
  args: { data: through("wasa", brokenWasaSnippet) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Just nu går det inte att kommunicera med Wasa. Var god försök igen om ett litet tag. Vi beklagar det inträffade.",
    );
    await isBusy(canvas.getByRole("region", { name: "Kassa" }), true);
    await expect(canvas.getByRole("link", { name: "Välj ett annat sätt att betala" })).toBeVisible();
  },
};

/** The order and its sum, then the button to the card page, with a sentence that the purchase binds only there. */
export const Card: Story = {
  args: { data: through("card", cardSnippet, { redirectUrl: "https://pay.example/checkout/1" }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Vidare till kortbetalning" }));
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith("https://pay.example/checkout/1"));
  },
};

/** Something else is being saved: the button is busy until the amount is that of the order again. */
export const CardSuspended: Story = {
  args: { data: through("card", cardSnippet, { redirectUrl: "https://pay.example/checkout/1" }) },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Vidare till kortbetalning" });
    await userEvent.click(canvas.getByRole("button", { name: "Ändra något" }));
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  },
};

/** The button is reached with Tab and pressed with Enter, and leads to the same page as a press. */
export const CardByKeyboard: Story = {
  args: { data: through("card", cardSnippet, { redirectUrl: "/_providers/card?order=1" }) },
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole("button", { name: "Vidare till kortbetalning" });
    // The first tab stop is the story's own button.
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith("/_providers/card?order=1"));
  },
};

/** The shop gave no address of a card page: a message is shown, and the buyer stays in the checkout. */
export const CardWithoutAddress: Story = {
  args: { data: through("card", cardSnippet) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Vidare till kortbetalning" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^Något gick fel$/);
    await expect(args.redirect).not.toHaveBeenCalled();
  },
};

/** The goods were sold meanwhile: no provider gets this cart, and its line shows which goods those are. */
export const CardOversold: Story = {
  args: { data: through("card", cardSnippet), products: [aCartLine({ isOversold: true })] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Vidare till kortbetalning" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent(/Ändra antalet eller ta bort den innan du betalar/);
    await expect(args.redirect).not.toHaveBeenCalled();
  },
};

/** An address that would run a script instead of opening a page is not followed; the message is the general one. */
export const CardWithUnsafeAddress: Story = {
  args: { data: through("card", cardSnippet, { redirectUrl: "javascript:alert(1)" }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Vidare till kortbetalning" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^Något gick fel$/);
    await expect(args.redirect).not.toHaveBeenCalled();
  },
};

/** Wasa takes a payment without asking the shop, so it is held until the delivery is chosen. */
export const WasaBeforeDelivery: Story = {
  args: {
    data: through("wasa", wasaSnippet, {
      delivery: aDeliveryCheckout({ selected: null }),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Välj ett fraktsätt innan du betalar.")).toBeVisible();
    await expect(canvasElement.querySelector(".torg-provider-payment__frame")).toHaveAttribute("inert");
  },
};

/** No delivery is chosen: the button can be pressed, and tells what is missing instead of leaving the page. */
export const CardBeforeDelivery: Story = {
  args: {
    data: through("card", cardSnippet, {
      redirectUrl: "/_providers/card?order=1",
      delivery: aDeliveryCheckout({ selected: null }),
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Vidare till kortbetalning" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Välj ett fraktsätt innan du betalar.");
    await expect(args.redirect).not.toHaveBeenCalled();
  },
};

/** The first missing choice is the one shown first on the page. */
export const CardBeforePostalCode: Story = {
  args: {
    data: through("card", cardSnippet, {
      redirectUrl: "/_providers/card?order=1",
      delivery: aDeliveryCheckout({
        selected: null,
        session: { postalCode: null, shippingOptionId: null },
      }),
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Vidare till kortbetalning" }));
    await expect(canvas.getByRole("link", { name: "Ange ditt postnummer innan du betalar." })).toBeVisible();
    await expect(args.redirect).not.toHaveBeenCalled();
  },
};

/** The provider says why the payment failed; its words are shown above the payment, which can be tried again. */
export const ProviderError: Story = {
  play: async ({ canvas }) => {
    await isBusy(canvas.getByRole("region", { name: "Kassa" }), false);
    const detail = { message: "Kortet nekades." };
    await fireEvent(window, new CustomEvent("checkout:payment-error", { detail }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^Kortet nekades\.$/);
  },
};

/** The payment failed without a reason: a general sentence stands in its place. */
export const ProviderErrorWithoutWords: Story = {
  play: async ({ canvas }) => {
    await isBusy(canvas.getByRole("region", { name: "Kassa" }), false);
    await fireEvent(window, new CustomEvent("checkout:payment-error", { detail: {} }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^Något gick fel$/);
  },
};

/** A provider that the page knows nothing about: its HTML is shown as it is. */
export const UnknownProvider: Story = {
  args: { data: through("nova", "<p>Betala med Nova</p>") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Betala med Nova")).toBeVisible();
  },
};

/** The shop gave no payment: a message asks the buyer to look over the cart and load the page again. */
export const NothingToPayWith: Story = {
  args: { data: through("klarna", null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Något gick fel vid inläsningen av kassan. Var god se över din varukorg och ladda därefter om sidan.",
    );
  },
};

/** The server has selected nothing and waits for the visitor: no error. */
export const NothingSelected: Story = {
  args: { data: through("internal", null, { handler: null, selectedPaymentTypeId: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Välj hur du vill betala.")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** The shop only proposes a way to pay: a sentence asks for the choice, and nothing of the provider is loaded. */
export const NotChosenYet: Story = {
  args: { data: through("klarna", klarnaSnippet, { isPaymentTypeChosen: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Välj hur du vill betala.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Slutför köp" })).toBeNull();
  },
};

/** The shop's own form: the buyer's details, then the order with its sum, the terms and the button. */
export const Invoice: Story = { args: { data: aCheckout() } };
/** The sum and its parts are together, right above the button. */
export const CardWithDelivery: Story = {
  args: { data: through("card", cardSnippet, { redirectUrl: "https://pay.example/checkout/1" }) },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Vidare till kortbetalning" });
    await expect(canvas.getByText(/^Postombud 49\skr$/)).toBeVisible();
  },
};

/** Companies see delivery and payment fee without VAT, as in the summary. */
export const InvoiceWithDeliveryAndFee: Story = {
  args: {
    data: aCheckout({
      paymentTypes: [...paymentTypes.slice(0, 2), aPaymentType({ feeOre: 2900 })],
      delivery: aDeliveryCheckout({ selected: { id: 2, priceOre: 39_900 } }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Hemleverans 319,20\skr exkl moms$/)).toBeVisible();
    await expect(canvas.getByText(/^Faktura för företag 23,20\skr exkl moms$/)).toBeVisible();
  },
};

/** Before a delivery is chosen, none is listed. */
export const InvoiceBeforeDelivery: Story = {
  args: { data: aCheckout({ delivery: aDeliveryCheckout({ selected: null }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Köp nu" })).toBeVisible();
    await expect(canvas.queryByText(/^Hemleverans \d/)).not.toBeInTheDocument();
  },
};

/** Nothing needs to be paid: the shop's own form stands in for Klarna's, with the personal number behind a link. */
export const FreeOrder: Story = { args: { data: through("klarna", "free_order") } };

const giftCard = (ore: number): Partial<CheckoutData> => ({
  discount: aDiscountOf([aGiftCardRow({ amountInclVatOre: ore, amountExclVatOre: ore })]),
});

/** A gift card pays a part: the rest is left to pay, also for companies. */
export const WithGiftCard: Story = {
  args: { data: aCheckout(giftCard(40_000)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Presentkort −400\skr$/)).toBeVisible();
    await expect(canvas.getByText("Att betala").nextSibling).toHaveTextContent(/^13\s629\skr$/);
  },
};

/** A gift card pays everything: it is still a purchase, but no payment fee is charged. */
export const PaidByGiftCard: Story = {
  args: {
    data: through("klarna", "free_order", {
      ...giftCard(1_402_900),
      paymentTypes: types.map((type) => ({ ...type, feeOre: 2900 })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Att betala").nextSibling).toHaveTextContent(/^0\skr$/);
    await expect(canvas.getByRole("button", { name: "Köp nu" })).toBeVisible();
    await expect(canvas.queryByText(/Klarna 29/)).toBeNull();
  },
};

/** Only the order review, as a shop may place it above its own button. */
export const ReviewAlone: Story = {
  args: { data: aCheckout(), part: <OrderReview /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Att betala")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** The area as a block; without a number it is the third. */
export const AsBlock: Story = {
  args: { data: aCheckout(), part: <PaymentBlock /> },
  play: async ({ canvas }) => expect(canvas.getByRole("heading", { name: /Betalning/ })).toHaveTextContent(/^3/),
};

/** The page if the shop's policy or the network blocks a provider's script. */
export const ScriptBlocked: Story = {
  args: { data: through("nova", blockedSnippet) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^Något gick fel vid inläsningen av kassan\./);
    await isBusy(canvas.getByRole("region", { name: "Kassa" }), false);
  },
};

/** Approved in an app after the form is sent: the button and the text below it say so. */
export const PaidInApp: Story = {
  args: {
    data: through("swish", "manual_payment", {
      paymentTypes: [
        aPaymentType({ id: "swish", name: "Swish", isForPrivate: true, isPaidInApp: true, isCredit: false }),
      ],
      selectedPaymentTypeId: "swish",
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Betala med Swish" })).toBeVisible();
    await expect(canvas.getByText(/^Du godkänner betalningen i Swish på nästa sida/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
