import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDiscountOf, aGiftCardRow } from "@torg/cart/fixtures";
import { expect, fn, waitFor, within } from "storybook/test";
import { reply, replyFailure } from "@torg/http/mock";
import { manualPaymentCall, showCheckoutCall, updateDeliveryTypeCall } from "../../contract/index.ts";
import { emptyFlash } from "../../domain/index.ts";
import {
  aCheckout,
  aCheckoutUser,
  aDeliveryCheckout,
  aDeliveryOption,
  aPaymentType,
  refusedOrder,
  refusedPostalCode,
} from "../../fixtures/index.ts";
import { CheckoutScene } from "../../testing/CheckoutScene.tsx";

const private_ = { customerType: "private", includesVat: true } as const;
const beforePostalCode = aDeliveryCheckout({
  selected: null,
  session: { postalCode: null, shippingOptionId: null },
});

const meta = {
  title: "Checkout/CheckoutPage",
  component: CheckoutScene,
  args: {
    data: aCheckout(),
    flash: emptyFlash,
    countries: [],
    isQuote: false,
    isEmpty: false,
    isUnfolded: false,
    replies: [],
    redirect: fn(),
  },
} satisfies Meta<typeof CheckoutScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Company: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      "1. Din varukorg",
      "2. Kundtyp",
      "3. Ange postnummer",
      "4. Välj fraktsätt",
      "5. Välj betalningsmetod",
      "6. Betalning",
    ]);
    await expect(canvas.getByRole("form", { name: "Kassa" })).toHaveAttribute("aria-disabled", "false");
    await expect(canvas.getByRole("button", { name: "Köp nu" })).toBeVisible();
  },
};
/**
 * Everything is chosen: each block is a line that opens when pressed, and shows the new choice when it is folded again.
 */
export const ReadsAsDone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const delivery = within(canvas.getByRole("region", { name: "4. Välj fraktsätt" }));
    await expect(delivery.getByText(/^Postombud, Matboden Liljeholmen, /)).toBeVisible();
    await expect(delivery.getByText("Ändra")).toBeVisible();
    await userEvent.click(delivery.getByText("Ändra"));
    await userEvent.click(delivery.getByRole("radio", { name: /^Hemleverans/ }));
    await userEvent.click(delivery.getByText("Fäll ihop"));
    await waitFor(() => expect(delivery.getByText(/^Hemleverans, Dag 08–17, /)).toBeVisible());
    await expect(delivery.getByRole("radio", { name: /^Hemleverans/, hidden: true })).not.toBeVisible();
    // No block stands half under the bar with the amount.
    window.scrollTo(0, 0);
  },
};
/** An open block waits for its response: it stays open, and shows the new choice already. */
export const DoneBlockSlow: Story = {
  ...ReadsAsDone,
  args: { replies: [replyFailure(updateDeliveryTypeCall, { status: 500 }, { delay: 600_000 })] },
  play: async ({ canvas, userEvent }) => {
    const delivery = within(canvas.getByRole("region", { name: "4. Välj fraktsätt" }));
    await userEvent.click(delivery.getByText("Ändra"));
    await userEvent.click(delivery.getByRole("radio", { name: /^Hemleverans/ }));
    await waitFor(() => expect(canvas.getByRole("form", { name: "Kassa" })).toHaveAttribute("aria-busy", "true"));
    await expect(delivery.getByRole("radio", { name: /^Hemleverans/ })).toBeVisible();
    window.scrollTo(0, 0);
  },
};
/** The choice could not be saved: the block stays open with the earlier choice and a message. */
export const DoneBlockFailing: Story = {
  ...ReadsAsDone,
  args: { replies: [replyFailure(updateDeliveryTypeCall, { status: 500 })] },
  play: async ({ canvas, userEvent }) => {
    const delivery = within(canvas.getByRole("region", { name: "4. Välj fraktsätt" }));
    await userEvent.click(delivery.getByText("Ändra"));
    await userEvent.click(delivery.getByRole("radio", { name: /^Hemleverans/ }));
    await expect(await canvas.findByText("Ditt val kunde inte sparas. Försök igen.")).toBeVisible();
    await expect(delivery.getByRole("radio", { name: /^Postombud/ })).toBeChecked();
    window.scrollTo(0, 0);
  },
};
const longNames = {
  delivery: aDeliveryCheckout({
    options: [
      aDeliveryOption({
        name: "Fritidshusleveransanläggningstransport",
        shippingOptions: [{ key: "ombud-1", label: "Ortnamnsregistreringsmyndighetens ombud" }],
      }),
    ],
  }),
  paymentTypes: [aPaymentType({ name: "Faktura med avbetalningsfinansieringslösning" }), aPaymentType({ id: "3" })],
};
/** A long choice wraps inside its line, and "change" stays visible. */
export const ReadsAsDoneLongWords: Story = {
  args: { data: aCheckout(longNames) },
  globals: { viewport: { value: "narrow", isRotated: false } },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
/** Blocks that are done, mirrored: the tick is at the right and “change” at the left; amounts keep their order. */
export const ReadsAsDoneRightToLeft: Story = {
  globals: { direction: "rtl", viewport: { value: "phone", isRotated: false } },
};
export const Dark: Story = { globals: { mode: "dark" } };
/** Every block open, in dark mode on a phone: the chosen cards stand out, and levels differ by lightness. */
export const DarkOnAPhone: Story = {
  args: { isUnfolded: true },
  globals: { mode: "dark", viewport: { value: "phone", isRotated: false } },
};
/** Text at 200%, every block open. */
export const LargeText: Story = { args: { isUnfolded: true }, globals: { textSize: "200" } };
export const LargeTextOnAPhone: Story = {
  args: { isUnfolded: true },
  globals: { textSize: "200", mode: "dark", viewport: { value: "phone", isRotated: false } },
};

/** The message about a long wait is visible wherever the buyer is waiting. */
export const SlowAnswer: Story = {
  args: { isUnfolded: true, replies: [replyFailure(updateDeliveryTypeCall, { status: 500 }, { delay: 60_000 })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /^Hemleverans/ }));
    const status = await canvas.findByText("Kassan uppdateras");
    await waitFor(() => expect(status).not.toHaveClass("torg-visually-hidden"), { timeout: 4000 });
    await expect(status).toBeVisible();
  },
};
const known = aCheckout({
  ...private_,
  selectedPaymentTypeId: "3",
  user: aCheckoutUser(),
  termsVersion: "1",
  hasAcceptedTerms: true,
});
/** A customer whose details are known, and who has accepted these terms before, needs one press. */
export const KnownCustomer: Story = {
  args: { data: known },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Anna Andersson, Storgatan 1, 123 45 Staden/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Köp nu" }));
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith("/checkout/confirmation/100301"));
  },
};
/** The order is being sent: nothing can be changed, and a second press does nothing. */
export const KnownCustomerSlow: Story = {
  args: { data: known, replies: [reply(manualPaymentCall, { orderId: 1, redirectUrl: "/" }, { delay: 600_000 })] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Köp nu" }));
    await waitFor(() => expect(canvas.getByRole("form", { name: "Kassa" })).toHaveAttribute("aria-disabled", "true"));
    await expect(args.redirect).not.toHaveBeenCalled();
  },
};
/** The order was refused for known details: a message is shown, and the field opens. */
export const KnownCustomerRefused: Story = {
  args: { data: known, replies: [refusedOrder] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Köp nu" }));
    await expect(await canvas.findByRole("link", { name: "Ange en giltig e-postadress." })).toBeVisible();
  },
};
/** Long names and addresses wrap inside the line of a known customer, and “change” stays visible at 320 pixels. */
export const KnownCustomerLongWords: Story = {
  args: {
    data: {
      ...known,
      user: aCheckoutUser({
        firstName: "Anna-Margareta",
        lastName: "Wennerström-Lagercrantz af Björkhammarsgården",
        email: "anna-margareta.wennerstrom@bjorkhammarsgardensfastighetsforvaltning.example",
        address: "Ortnamnsregistreringsmyndighetsgränd 12345",
      }),
    },
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
};
/** The line of a known customer, mirrored: e-mail address and numbers keep their order. */
export const KnownCustomerRightToLeft: Story = { args: { data: known }, globals: { direction: "rtl" } };

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
export const Narrowest: Story = { globals: { viewport: { value: "narrow", isRotated: false } } };
/**
 * A private person: amounts include VAT, and the personal number is behind a link, as this payment does not need it.
 */
export const Private: Story = { args: { data: aCheckout({ ...private_, selectedPaymentTypeId: "3" }) } };
/** The details are one line that can be changed, the login is gone, and the terms are still to be accepted. */
export const LoggedIn: Story = {
  args: { data: aCheckout({ ...private_, selectedPaymentTypeId: "3", user: aCheckoutUser() }) },
};
/** No delivery is shown before the postal code is given; the sum above the button says that it is without delivery. */
export const BeforePostalCode: Story = { args: { data: aCheckout({ delivery: beforePostalCode }) } };
/** The shop delivers to two countries: they are named above the blocks, and the country is a block of its own. */
export const Abroad: Story = {
  args: {
    countries: [
      { code: "SE", name: "Sverige" },
      { code: "NO", name: "Norge" },
    ],
  },
};
/** There is nothing to choose between: the block for ways to pay is gone, without a gap in the numbers. */
export const OneWayToPay: Story = { args: { data: aCheckout({ paymentTypes: [aPaymentType()] }) } };
/** Nothing needs to be paid: no way to pay is asked for, and the shop's own form is the last block. */
export const FreeOrder: Story = { args: { data: aCheckout({ ...private_, snippet: "free_order" }) } };
/** A request for a quote is not paid, so there are no questions about payment. */
export const QuoteMode: Story = {
  args: {
    isQuote: true,
    data: aCheckout({ paymentTypes: [], selectedPaymentTypeId: null, handler: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Välj betalningsmetod/)).toBeNull();
    await expect(canvas.getByRole("button", { name: "Skicka offertförfrågan" })).toBeEnabled();
    await expect(canvas.getByText("Beräknad summa")).toBeVisible();
  },
};
/** A message saved earlier: its field is open with the text, beside a button that removes it. */
export const WithMessage: Story = { args: { data: aCheckout({ orderMessage: "Ring på porttelefonen" }) } };
/** Neither blocks nor summary: the heading, and what the shop shows for an empty cart. */
export const EmptyCart: Story = { args: { isEmpty: true } };

/** Before cart and checkout have been read, on a page that came with neither. */
export const Loading: Story = {
  args: { isUnknown: true, replies: [reply(showCheckoutCall, aCheckout(), { delay: 600_000 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Kassan uppdateras")).toBeVisible();
    await expect(canvas.queryByText("Här var det tomt")).toBeNull();
  },
};

/** The shop gave no payment: its block says so, and the blocks above can still be changed. */
export const NoSnippet: Story = {
  args: { data: aCheckout({ snippet: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^Något gick fel vid inläsningen av kassan\./);
  },
};

/** The shop proposes credit: nothing is chosen, and in place of the payment a sentence asks for the choice. */
export const CreditNotPreselected: Story = {
  args: { data: aCheckout({ ...private_, selectedPaymentTypeId: "1", isPaymentTypeChosen: false }) },
};

/** Sent without script: messages at the fields and in the list, and what was typed is still there. */
export const BroughtBackWithProblems: Story = {
  args: {
    flash: {
      message: "Kontrollera uppgifterna.",
      place: "order",
      errors: {
        email: ["Ange en giltig e-postadress."],
        acceptsTerms: ["Du måste acceptera köpvillkoren."],
      },
      values: { email: "anna", companyName: "Nordvik AB" },
    },
  },
  play: async ({ canvas }) => {
    const [, email] = canvas.getAllByRole("textbox", { name: "E-post" });
    await expect(email).toHaveValue("anna");
    await expect(email).toBeInvalid();
    await expect(canvas.getByRole("link", { name: "Ange en giltig e-postadress." })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /köpvillkor/ })).not.toBeChecked();
  },
};

/** An error in another field does not clear the acceptance of the terms. */
export const BroughtBackWithTermsAccepted: Story = {
  args: {
    flash: {
      message: "Kontrollera uppgifterna.",
      place: "order",
      errors: { email: ["Ange en giltig e-postadress."] },
      values: { email: "anna", companyName: "Nordvik AB", acceptsTerms: "1" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: /köpvillkor/ })).toBeChecked();
  },
};

/** The first attempt leads to the first empty field; filled in and sent with keys alone, the order goes through. */
export const OrderedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const fill = async (name: string, text: string): Promise<void> => {
      // The login has an earlier field with the same name.
      const field = canvas.getAllByRole("textbox", { name }).at(-1);
      if (field === undefined) throw new Error(`There is no field ${name}.`);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await userEvent.click(canvas.getByRole("button", { name: "Köp nu" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Företagsnamn" })).toHaveFocus());
    await expect(canvas.getByText("Kontrollera uppgifterna")).toBeVisible();
    await expect(canvas.getAllByText("Ange företagets namn.")).toHaveLength(2);
    await fill("Företagsnamn", "Nordvik AB");
    await fill("Organisationsnummer", "556016-0680");
    await fill("Förnamn", "Anna");
    await fill("Efternamn", "Andersson");
    await fill("E-post", "anna@example.se");
    await fill("Mobilnummer", "070-123 45 67");
    await fill("Adress", "Storgatan 1");
    await fill("Ort", "Staden");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Jag accepterar/ }));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith("/checkout/confirmation/100301"));
    await expect(canvas.getByRole("form", { name: "Kassa" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** The shop refuses one field of a logged-in customer: the line of details opens, with the reason at the field. */
export const OrderRefused: Story = {
  args: {
    data: aCheckout({ ...private_, selectedPaymentTypeId: "3", user: aCheckoutUser() }),
    replies: [refusedOrder],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Jag accepterar/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Köp nu" }));
    await expect(await canvas.findByRole("link", { name: "Ange en giltig e-postadress." })).toBeVisible();
    await expect(canvas.getByRole("form", { name: "Kassa" })).toHaveAttribute("aria-disabled", "false");
  },
};

/** Another delivery also changes the announced amount left after a gift card. */
export const DeliveryPaidByGiftCard: Story = {
  args: { data: aCheckout({ discount: aDiscountOf([aGiftCardRow()]) }), isUnfolded: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /^Hemleverans/ }));
    const told = /^Kassan är uppdaterad\. Totalt 11\s503,20\skr exkl moms\. Att betala 13\s979\skr$/;
    await waitFor(() => expect(canvas.getByText(told)).toBeInTheDocument());
  },
};

/** An arrow key chooses the next delivery; the focus stays on it while it is saved, and the total follows. */
export const DeliveryChosenByKeyboard: Story = {
  args: { isUnfolded: true },
  play: async ({ canvas, userEvent }) => {
    const pickup = canvas.getByRole("radio", { name: /^Postombud/ });
    await expect(pickup).toBeChecked();
    await userEvent.click(pickup);
    await userEvent.keyboard("{ArrowDown}");
    const home = canvas.getByRole("radio", { name: /^Hemleverans/ });
    await expect(home).toBeChecked();
    await expect(canvas.getByRole("combobox", { name: "Välj tid" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("form", { name: "Kassa" })).toHaveAttribute("aria-disabled", "true"));
    await waitFor(() => expect(canvas.getByRole("form", { name: "Kassa" })).toHaveAttribute("aria-disabled", "false"));
    await waitFor(() => expect(home).toHaveFocus());
    await expect(canvas.getByText(/^Totalt 11\s503,20\skr$/)).toBeVisible();
    await expect(canvas.getByText(/^Kassan är uppdaterad\. Totalt 11\s503,20\skr exkl moms$/)).toBeInTheDocument();
    await expect(canvas.getByRole("radio", { name: /^Digital leverans/ })).toBeDisabled();
  },
};

/** A letter is refused at the field; the corrected code brings the block of deliveries. */
export const PostalCodeGiven: Story = {
  args: { data: aCheckout({ delivery: beforePostalCode }) },
  play: async ({ canvas, userEvent }) => {
    const [field] = canvas.getAllByRole("textbox", { name: "Postnummer" });
    if (field === undefined) throw new Error("There is no field for the postal code.");
    await userEvent.type(field, "12a45{Enter}");
    await expect(await canvas.findByText("Postnumret får bara innehålla siffror.")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "127 47{Enter}");
    await expect(await canvas.findByRole("heading", { name: "4. Välj fraktsätt" })).toBeVisible();
  },
};

/** Refused without a reason: a general sentence at the field, and the checkout can be used. */
export const PostalCodeRefused: Story = {
  args: { data: aCheckout({ delivery: beforePostalCode }), replies: [refusedPostalCode] },
  play: async ({ canvas, userEvent }) => {
    const [field] = canvas.getAllByRole("textbox", { name: "Postnummer" });
    if (field === undefined) throw new Error("There is no field for the postal code.");
    await userEvent.type(field, "90000{Enter}");
    await expect(await canvas.findByText("Okänt fel")).toBeVisible();
    await expect(canvas.getByRole("form", { name: "Kassa" })).toHaveAttribute("aria-disabled", "false");
  },
};

/** The message is saved when its field is left, and a word beside it confirms that. */
export const MessageSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("+ Lägg till meddelande"));
    const field = canvas.getByRole("textbox", { name: "Meddelande till butiken" });
    await expect(canvas.getByRole("button", { name: "Avbryt" })).toBeVisible();
    await userEvent.type(field, "Ring");
    await expect(canvas.getByRole("button", { name: "Ta bort meddelande" })).toBeVisible();
    await userEvent.tab();
    await expect(await canvas.findByText("Sparat!")).toBeVisible();
  },
};

/** The reason is at the password, the login stays open, and the rest of the checkout is untouched. */
export const LoginRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Logga in", { selector: "summary" }));
    await userEvent.type(canvas.getByLabelText("Lösenord"), "fel");
    const [email] = canvas.getAllByRole("textbox", { name: "E-post" });
    if (email === undefined) throw new Error("There is no field for the e-mail.");
    await userEvent.type(email, "anna@example.se{Enter}");
    await expect(await canvas.findByText("Fel e-postadress eller lösenord.")).toBeVisible();
  },
};
