import { loginFromCheckoutCall } from "@torg/account/contract";
import { reply, replyFailure, replyNetworkFailure } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import {
  manualPaymentCall,
  showCheckoutCall,
  subscribeCall,
  updateCustomerTypeCall,
  updateDeliveryTypeCall,
  updateOrderMessageCall,
} from "../../contract/index.ts";
import { emptyFlash } from "../../domain/index.ts";
import {
  aCheckout,
  aCheckoutUser,
  aDeliveryCheckout,
  aPaymentType,
  paymentTypes,
  postalCodeRefusedWith,
  refusedOrder,
  refusedPostalCode,
} from "../../fixtures/index.ts";
import { brokenWasaSnippet, cardSnippet, sveaSnippet } from "../../fixtures/providerSnippets.ts";
import { CheckoutScene } from "../../testing/CheckoutScene.tsx";
import { saidAtFocus } from "../../testing/saidAtFocus.ts";

const meta = {
  title: "Checkout/CheckoutErrors",
  component: CheckoutScene,
  args: { data: aCheckout(), flash: emptyFlash, isUnfolded: true, replies: [], redirect: fn(), reload: fn() },
} satisfies Meta<typeof CheckoutScene>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type Context = Parameters<Play>[0];

const beforePostalCode = aCheckout({
  delivery: aDeliveryCheckout({
    selected: null,
    session: { postalCode: null, shippingOptionId: null },
  }),
});
const private_ = { customerType: "private", includesVat: true, selectedPaymentTypeId: "3" } as const;
const filled = aCheckout({
  isPaymentTypeChosen: true,
  user: aCheckoutUser({ companyName: "Nordvik AB", identityNumber: "556016-0680" }),
});

const isUsable = ({ canvas }: Pick<Context, "canvas">) =>
  waitFor(() => expect(canvas.getByRole("form", { name: "Kassa" })).toHaveAttribute("aria-disabled", "false"));

/** Submits a postal code, and expects the message beside the field. */
function postalCode(typed: string, sentence: string): Play {
  return async ({ canvas, userEvent }) => {
    const [field] = canvas.getAllByRole("textbox", { name: "Postnummer" });
    if (field === undefined) throw new Error("There is no field for the postal code.");
    await userEvent.click(field);
    await userEvent.keyboard(`${typed}{Enter}`);
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(sentence);
    await isUsable({ canvas });
  };
}

/** Submits the form and expects messages, each beside its field and in the list above the form. */
function sent(sentences: readonly string[]): Play {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Köp nu" }));
    const [first] = await canvas.findAllByRole("link", { name: /^(?:Ange|Välj|Kontrollera|Du måste) / });
    await waitFor(() => expect(saidAtFocus()).toContain(first?.textContent));
    for (const sentence of sentences) {
      await expect(canvas.getByRole("link", { name: sentence })).toBeVisible();
      await expect(canvas.getAllByText(sentence)).toHaveLength(2);
    }
    await isUsable({ canvas });
  };
}

/** Sent empty: the field says what to enter and has the focus. */
export const PostalCodeEmpty: Story = {
  args: { data: beforePostalCode },
  play: postalCode("", "Ange ett postnummer."),
};

/** A letter among the digits: the field says that only digits count, and keeps what was typed. */
export const PostalCodeWithLetters: Story = {
  args: { data: beforePostalCode },
  play: postalCode("12a45", "Postnumret får bara innehålla siffror."),
};

/** The shop does not deliver there: only the first of its sentences is shown, at the field. */
export const PostalCodeNotDelivered: Story = {
  args: {
    data: beforePostalCode,
    replies: [postalCodeRefusedWith("Vi levererar tyvärr inte till det postnumret.", "Välj ett annat.")],
  },
  play: postalCode("99999", "Vi levererar tyvärr inte till det postnumret."),
};

/** Refused without a reason: a general sentence at the field, and the checkout can be used. */
export const PostalCodeRefusedWithoutWords: Story = {
  args: { data: beforePostalCode, replies: [refusedPostalCode] },
  play: postalCode("90000", "Okänt fel"),
};

const undelivered = "Vi levererar tyvärr inte till det postnumret.";
const undeliveredInTheWay = "Ange ett postnummer som vi levererar till.";

/** Replaces the postal code by one that is refused, presses a button, and expects the focus back in the field. */
async function stopped({ canvas, userEvent }: Context, name: string): Promise<void> {
  const [field] = canvas.getAllByRole("textbox", { name: "Postnummer" });
  if (field === undefined) throw new Error("There is no field for the postal code.");
  await userEvent.clear(field);
  await userEvent.type(field, "99999{Enter}");
  await expect(await canvas.findByText(undelivered)).toBeVisible();
  await isUsable({ canvas });
  await userEvent.click(await canvas.findByRole("button", { name }));
  await expect(await canvas.findByText(undeliveredInTheWay)).toBeVisible();
  await expect(field).toHaveFocus();
  await expect(field).toHaveAccessibleDescription(undeliveredInTheWay);
}

/** Delivery for an earlier postal code must not be ordered. */
export const PostalCodeInTheWayOfAnOrder: Story = {
  args: { data: { ...filled, hasAcceptedTerms: true }, replies: [postalCodeRefusedWith(undelivered)] },
  play: async (context) => {
    await stopped(context, "Köp nu");
    await expect(context.args.redirect).not.toHaveBeenCalled();
  },
};

/** The code above was refused: the way to the card page stops at its field, which asks for another one. */
export const PostalCodeInTheWayOfTheCard: Story = {
  args: {
    data: aCheckout({ ...private_, handler: "card", snippet: cardSnippet, redirectUrl: "https://pay.example/1" }),
    replies: [postalCodeRefusedWith(undelivered)],
  },
  play: async (context) => {
    await stopped(context, "Vidare till kortbetalning");
    await expect(context.args.redirect).not.toHaveBeenCalled();
  },
};

/**
 * The page cannot see a press inside a provider's frame: the frame is blocked, with the reason, as long as the code is
 * wrong.
 */
export const PostalCodeInTheWayOfAProvider: Story = {
  args: {
    data: aCheckout({
      ...private_,
      handler: "svea",
      snippet: sveaSnippet,
      selectedPaymentTypeId: "2",
      isPaymentTypeChosen: true,
      paymentTypes: [...paymentTypes, aPaymentType({ id: "2", name: "Svea", isForPrivate: true })],
    }),
    replies: [postalCodeRefusedWith(undelivered)],
  },
  play: async ({ canvas, userEvent }) => {
    const frame = (await canvas.findByText("Slutför köp")).closest(".torg-provider-payment__frame");
    const [field] = canvas.getAllByRole("textbox", { name: "Postnummer" });
    if (field === undefined) throw new Error("There is no field for the postal code.");
    await isUsable({ canvas });
    await userEvent.clear(field);
    await userEvent.type(field, "99999{Enter}");
    await expect(await canvas.findByText(undeliveredInTheWay)).toBeVisible();
    await isUsable({ canvas });
    await expect(frame).toHaveAttribute("inert");
  },
};

/** Nothing is filled in: each message is at its field and in a list that links to it; the first field has the focus. */
export const CompanyFieldsMissing: Story = {
  args: { data: aCheckout({ delivery: null }) },
  play: sent([
    "Ange företagets namn.",
    "Ange företagets organisationsnummer.",
    "Ange ditt förnamn.",
    "Ange ditt efternamn.",
    "Ange din e-postadress.",
    "Ange ditt mobilnummer.",
    "Ange din adress.",
    "Ange ditt postnummer.",
    "Ange din postort.",
    "Du måste acceptera köpvillkoren.",
  ]),
};

/** Each message says how the field is written, most with an example, and what was typed is still there. */
export const CompanyFieldsMalformed: Story = {
  args: {
    data: aCheckout({
      user: aCheckoutUser({
        identityNumber: "556016-0681",
        email: "anna",
        mobile: "12",
        postalCode: "1234",
      }),
    }),
  },
  play: sent([
    "Kontrollera organisationsnumret, till exempel 556016-0680.",
    "Ange en giltig e-postadress, till exempel namn@exempel.se.",
    "Ange ett mobilnummer, till exempel 070-123 45 67.",
    "Ange ett postnummer med fem siffror.",
  ]),
};

const withNumber = paymentTypes.map((type) => ({ ...type, requiresPersonalNumber: true }));

/** The chosen way to pay needs the number: the field, otherwise optional, says that it is missing. */
export const PersonalNumberMissing: Story = {
  args: { data: aCheckout({ ...private_, paymentTypes: withNumber, user: aCheckoutUser() }) },
  play: sent(["Ange ditt personnummer."]),
};

/** A number with a month that does not exist: the message shows how a right one is written. */
export const PersonalNumberMalformed: Story = {
  args: {
    data: aCheckout({
      ...private_,
      paymentTypes: withNumber,
      user: aCheckoutUser({ identityNumber: "851309-9805" }),
    }),
  },
  play: sent(["Ange ett personnummer med tio eller tolv siffror, till exempel 850709-9805."]),
};

async function order({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(canvas.getByRole("checkbox", { name: /^Jag accepterar/ }));
  await userEvent.click(canvas.getByRole("button", { name: "Köp nu" }));
}

/** The shop refuses a field that the page found right: its reason is at the field and in the list. */
export const FieldRefusedByServer: Story = {
  args: { data: filled, replies: [refusedOrder] },
  play: async (context) => {
    await order(context);
    await expect(await context.canvas.findByRole("link", { name: "Ange en giltig e-postadress." })).toBeVisible();
    await isUsable(context);
  },
};

/** A product has been sold out: the reason is in the block of the cart, has the focus, and is linked from the list. */
export const OrderRefusedByServer: Story = {
  args: {
    data: filled,
    replies: [replyFailure(manualPaymentCall, { status: 409, message: "Tvättmaskin NV 8014 är slutsåld." })],
  },
  play: async (context) => {
    await order(context);
    const cart = context.canvas.getByRole("region", { name: /Din varukorg$/ });
    const reason = await within(cart).findByRole("alert");
    await expect(reason).toHaveTextContent(/^Tvättmaskin NV 8014 är slutsåld\.$/);
    await isUsable(context);
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(context.canvas.getByRole("link", { name: "Tvättmaskin NV 8014 är slutsåld." })).toBeVisible();
  },
};

/** An order's message is removed once its cause is. */
export const OrderRefusedBeforeDelivery: Story = {
  args: {
    data: aCheckout({
      ...filled,
      delivery: aDeliveryCheckout({ selected: null }),
    }),
    replies: [replyFailure(manualPaymentCall, { status: 422, message: "Välj ett fraktsätt." })],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await order(context);
    const delivery = canvas.getByRole("region", { name: /Välj fraktsätt$/ });
    const reason = await within(delivery).findByRole("alert");
    await expect(reason).toHaveTextContent(/^Välj ett fraktsätt\.$/);
    await isUsable(context);
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.click(canvas.getByRole("radio", { name: /^Hemleverans/ }));
    await waitFor(() => expect(canvas.queryByRole("alert")).not.toBeInTheDocument());
  },
};

/** No answer came to the order: a general message, and the form can be sent again as it is. */
export const OrderLost: Story = {
  args: { data: filled, replies: [replyNetworkFailure(manualPaymentCall)] },
  play: async (context) => {
    await order(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(/^Något gick fel$/);
    await isUsable(context);
  },
};

/** Opens the login, fills it in and submits it. */
function login(sentence: string): Play {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Logga in", { selector: "summary" }));
    await userEvent.type(canvas.getByLabelText("Lösenord"), "fel");
    const [email] = canvas.getAllByRole("textbox", { name: "E-post" });
    if (email === undefined) throw new Error("There is no field for the e-mail.");
    await userEvent.type(email, "anna@example.se{Enter}");
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByLabelText("Lösenord")).toHaveAccessibleDescription(sentence);
  };
}

/** The reason is at the password, the login stays open, and the rest of the checkout is untouched. */
export const LoginRefused: Story = { play: login("Fel e-postadress eller lösenord.") };

/** A reason for each field: both are at the password, one after the other. */
export const LoginRefusedAtTwoFields: Story = {
  args: {
    replies: [
      reply(loginFromCheckoutCall, {
        error: true,
        msg: { email: ["E-postadressen är okänd."], password: ["Lösenordet är för kort."] },
      }),
    ],
  },
  play: login("E-postadressen är okänd. Lösenordet är för kort."),
};

/** No answer came: a sentence at the password says that the login failed. */
export const LoginLost: Story = {
  args: { replies: [replyNetworkFailure(loginFromCheckoutCall)] },
  play: login("Vi kunde tyvärr inte logga in dig."),
};

/** A choice that the server could not save is reverted, with a message until something is chosen. */
export const ChoicesLost: Story = {
  args: {
    replies: [
      replyFailure(updateCustomerTypeCall, { status: 500 }),
      replyFailure(updateDeliveryTypeCall, { status: 500 }),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("radio", { name: "Privatperson" }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Företag" })).toBeChecked());
    await userEvent.click(canvas.getByRole("radio", { name: /^Hämta i butik/ }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: /^Postombud/ })).toBeChecked());
    await isUsable(context);
    await expect(canvas.getByText("Ditt val kunde inte sparas. Försök igen.")).toBeVisible();
    await expect(canvas.queryByText(/^Kassan/)).not.toBeInTheDocument();
  },
};

/** Neither could be saved: nothing is confirmed and no error interrupts; text and tick stay as they were left. */
export const MessageAndNewsletterLost: Story = {
  args: {
    replies: [replyFailure(updateOrderMessageCall, { status: 500 }), replyFailure(subscribeCall, { status: 500 })],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByText("+ Lägg till meddelande"));
    await userEvent.type(canvas.getByRole("textbox", { name: "Meddelande till butiken" }), "Ring");
    await userEvent.click(canvas.getByRole("checkbox", { name: /nyheter och erbjudanden/ }));
    await isUsable(context);
    await expect(canvas.queryByText("Sparat!")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

const wasaType = aPaymentType({ id: "4", name: "Wasa Kredit", isForPrivate: true });

/** In a disabled checkout only the link works, which enables the other payment types again. */
export const WasaScriptMissing: Story = {
  args: {
    data: aCheckout({
      ...private_,
      handler: "wasa",
      snippet: brokenWasaSnippet,
      selectedPaymentTypeId: "4",
      isPaymentTypeChosen: true,
      paymentTypes: [...paymentTypes, wasaType],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /^Just nu går det inte att kommunicera med Wasa\./,
    );
    await expect(canvas.getByRole("form", { name: "Kassa" })).toHaveAttribute("aria-disabled", "true");
    const way = canvas.getByRole("link", { name: "Välj ett annat sätt att betala" });
    const { id } = canvas.getByRole("radio", { name: /^Wasa/ });
    await expect(way).toHaveAttribute("href", `#${id}`);
  },
};

/** The result of a form sent without script: each message is shown in its place. */
export const BroughtBackWithPostalCode: Story = {
  args: {
    data: beforePostalCode,
    flash: {
      message: "Kontrollera uppgifterna.",
      place: "postal-code",
      errors: { deliveryPostalCode: ["Postnumret finns inte."] },
      values: { deliveryPostalCode: "80000" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Postnumret finns inte.")).toBeVisible();
    await expect(canvas.getAllByRole("textbox", { name: "Postnummer" })[0]).toHaveValue("80000");
  },
};

/** Sent without script: the login is open again, with the reason at the password. */
export const BroughtBackWithLogin: Story = {
  args: {
    flash: { ...emptyFlash, message: "Fel e-postadress eller lösenord.", place: "login" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Fel e-postadress eller lösenord.")).toBeVisible();
  },
};

/** Sent without script, with a message that belongs to no block: it is above the page. */
export const BroughtBackAboveThePage: Story = {
  args: { flash: { ...emptyFlash, message: "Valet kunde inte sparas." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Valet kunde inte sparas.");
  },
};

export const RightToLeft: Story = { ...CompanyFieldsMissing, globals: { direction: "rtl" } };

/** Neither cart nor checkout came with the page, and the checkout could not be read. */
export const Unread: Story = {
  args: { isUnknown: true, replies: [replyFailure(showCheckoutCall, { status: 503 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^Något gick fel vid inläsningen av kassan\./);
    await expect(canvas.getByRole("button", { name: "Försök igen" })).toBeVisible();
  },
};
