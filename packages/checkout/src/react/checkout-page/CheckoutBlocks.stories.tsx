import { aDiscount } from "@torg/cart/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { emptyFlash } from "../../domain/index.ts";
import {
  aCheckout,
  aDeliveryCheckout,
  aDeliveryOption,
  aPaymentType,
  checkoutReplies,
  deliveryOptions,
  paymentTypes,
} from "../../fixtures/index.ts";
import { klarnaSnippet } from "../../fixtures/providerSnippets.ts";
import { CheckoutScene } from "../../testing/CheckoutScene.tsx";

const meta = {
  title: "Checkout/CheckoutBlocks",
  component: CheckoutScene,
  args: {
    data: aCheckout(),
    flash: emptyFlash,
    countries: [],
    isUnfolded: true,
    replies: [],
    redirect: fn(),
    reload: fn(),
  },
} satisfies Meta<typeof CheckoutScene>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const countries = [
  { code: "SE", name: "Sverige" },
  { code: "NO", name: "Norge" },
  { code: "FI", name: "Finland" },
  { code: "DK", name: "Danmark" },
];
const logotype = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40"><rect width="64" height="40" rx="6" fill="#005b94"/><path d="M16 28V12l16 10 16-10v16" fill="none" stroke="#fff" stroke-width="4"/></svg>')}`;
const home = { requiresPostalCode: false, delivery: aDeliveryCheckout({ requiresPostalCode: false }) };
const builtIn = aDeliveryCheckout({ handler: "klarna" });

const headings = ({ canvas }: Pick<Context, "canvas">): readonly (string | null)[] =>
  canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

const isBusy = ({ canvas }: Pick<Context, "canvas">, busy: boolean) =>
  waitFor(() => expect(canvas.getByRole("form", { name: "Kassa" })).toHaveAttribute("aria-busy", String(busy)));

/** Notes every state of the form that ends: a quick answer ends the busy one before it can be looked for. */
function pastStates({ canvas }: Pick<Context, "canvas">): readonly (string | null)[] {
  const states: (string | null)[] = [];
  const note = (changes: readonly MutationRecord[]): void => {
    for (const { oldValue } of changes) states.push(oldValue);
  };
  const attributeFilter = ["aria-busy"];
  new MutationObserver(note).observe(canvas.getByRole("form", { name: "Kassa" }), {
    attributeFilter,
    attributeOldValue: true,
  });
  return states;
}

/** Seven blocks: everything that a checkout can ask for. */
export const EveryBlock: Story = {
  args: { countries },
  play: async ({ canvas }) => {
    await expect(headings({ canvas })).toEqual([
      "1. Din varukorg",
      "2. Välj land",
      "3. Kundtyp",
      "4. Ange postnummer",
      "5. Välj fraktsätt",
      "6. Välj betalningsmetod",
      "7. Betalning",
    ]);
  },
};

/** Three blocks: no country, no postal code, delivery inside the payment, one payment type. */
export const FewestBlocks: Story = {
  args: {
    data: aCheckout({
      handler: "klarna",
      snippet: klarnaSnippet,
      requiresPostalCode: false,
      delivery: builtIn,
      paymentTypes: [aPaymentType()],
    }),
  },
  play: async ({ canvas }) => {
    await expect(headings({ canvas })).toEqual(["1. Din varukorg", "2. Kundtyp", "3. Betalning"]);
  },
};

/** No delivery depends on the postal code: its block is gone without a gap in the numbers, and the form asks for it. */
export const WithoutPostalCode: Story = {
  args: { data: aCheckout(home) },
  play: async ({ canvas }) => {
    await expect(headings({ canvas })).toContain("3. Välj fraktsätt");
    await expect(canvas.getAllByRole("textbox", { name: "Postnummer" })).toHaveLength(1);
  },
};

/** Klarna asks for the delivery itself: the shop shows no block for it, and the numbers have no gap. */
export const DeliveryInsideThePayment: Story = {
  args: { data: aCheckout({ handler: "klarna", snippet: klarnaSnippet, delivery: builtIn }) },
  play: async ({ canvas }) => {
    await expect(headings({ canvas })).toContain("4. Välj betalningsmetod");
    await expect(canvas.queryByRole("radio", { name: /^Postombud/ })).not.toBeInTheDocument();
  },
};

/** Another country: the list keeps the choice while it is saved, and the checkout is usable again afterwards. */
export const CountryChosen: Story = {
  args: { countries },
  play: async ({ canvas, userEvent }) => {
    const country = canvas.getByRole("combobox", { name: "Välj land" });
    await expect(country).toHaveValue("SE");
    await userEvent.selectOptions(country, "NO");
    await waitFor(() => expect(country).toHaveValue("NO"));
    await isBusy({ canvas }, false);
  },
};

/** While a response is pending the form is disabled, except the field being typed in. */
export const Updating: Story = {
  args: { replies: checkoutReplies(aCheckout(), 60_000) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Privatperson" }));
    await isBusy({ canvas }, true);
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Privatperson" })).toBeDisabled());
    await expect(canvas.getByText("Kassan uppdateras")).toBeInTheDocument();
  },
};

/** A logotype, the time as bubbles, a price without VAT or none, more to read, and one that cannot be chosen. */
export const DeliveryBoxes: Story = {
  args: {
    data: aCheckout({
      delivery: aDeliveryCheckout({
        options: [
          aDeliveryOption({
            image: logotype,
            bubbleTexts: ["2–4 vardagar", "Lämnas vid dörren"],
          }),
          aDeliveryOption({ id: 2, name: "Utan pris", priceOre: null, description: "", shippingOptions: [] }),
          aDeliveryOption({ id: 3, name: "Gratis", priceOre: 0, shippingOptions: [] }),
          aDeliveryOption({ id: 4, name: "Digital leverans", disabled: true }),
        ],
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    // Companies see prices without VAT.
    await expect(canvas.getByRole("radio", { name: /^Postombud/ })).toHaveAccessibleName(/39,20\skr/);
    await expect(canvas.getByRole("radio", { name: /^Utan pris/ })).not.toHaveAccessibleName(/\skr/);
    await expect(canvas.getByRole("radio", { name: /^Gratis/ })).toHaveAccessibleName(/0\skr/);
    await expect(canvas.getByRole("radio", { name: /^Digital leverans/ })).toBeDisabled();
    const delivery = within(canvas.getByRole("region", { name: "4. Välj fraktsätt" }));
    await expect(delivery.getByText("ej tillgängligt")).toBeVisible();
    const [more] = delivery.getAllByText("Läs mer");
    if (more === undefined) throw new Error("There is no description.");
    await userEvent.click(more);
    await expect(canvas.getAllByText("Hämta hos ett ombud nära dig.")[0]).toBeVisible();
    await expect(delivery.getAllByText("Dölj")[0]).toBeVisible();
  },
};

/** No delivery is chosen in advance, and the sum above the order button says that it is without delivery. */
export const NoDeliveryChosen: Story = {
  args: { data: aCheckout({ delivery: aDeliveryCheckout({ selected: null }) }) },
  play: async ({ canvas }) => {
    const delivery = within(canvas.getByRole("region", { name: "4. Välj fraktsätt" }));
    for (const radio of delivery.getAllByRole("radio")) await expect(radio).not.toBeChecked();
  },
};

/** The agent is chosen inside the delivery's own card; the list keeps the choice while it is saved. */
export const ShippingOptionChosen: Story = {
  args: {
    data: aCheckout({ delivery: aDeliveryCheckout({ options: deliveryOptions.slice(0, 2) }) }),
  },
  play: async ({ canvas, userEvent }) => {
    const option = canvas.getByRole("combobox", { name: "Välj ombud" });
    const states = pastStates({ canvas });
    await userEvent.selectOptions(option, "ombud-2");
    await waitFor(() => expect(states).toContain("true"));
    await isBusy({ canvas }, false);
    await expect(option).toHaveValue("ombud-2");
  },
};

/** Payment types of the other customer type stay visible but disabled; those without credit come first. */
export const PaymentTypesOfTheOther: Story = {
  args: { data: aCheckout({ customerType: "private", includesVat: true, isPaymentTypeChosen: false }) },
  play: async ({ canvas }) => {
    const types = within(canvas.getByRole("region", { name: "5. Välj betalningsmetod" })).getAllByRole("radio");
    await expect(types[0]).toHaveAccessibleName(/^Kortbetalning/);
    await expect(canvas.getByRole("radio", { name: /^Faktura för företag/ })).toBeDisabled();
    await expect(canvas.getAllByText("Välj hur du vill betala.")).toHaveLength(2);
  },
};

/** Fees of less than a krona show their öre, and a fee of nothing is written without decimals. */
export const PaymentTypesWithFees: Story = {
  args: {
    data: aCheckout({
      paymentTypes: paymentTypes.map((type, index) => ({ ...type, feeOre: index * 25 })),
    }),
  },
};

/** The card is marked at once, and stays marked while the choice is saved. */
export const PaymentTypeChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole("radio", { name: /^Kortbetalning/ });
    const states = pastStates({ canvas });
    await userEvent.click(card);
    await waitFor(() => expect(states).toContain("true"));
    await isBusy({ canvas }, false);
    await expect(card).toBeChecked();
  },
};

/** Not ticked in advance; a tick is saved at once, without a button. */
export const NewsletterWanted: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: /nyheter och erbjudanden/ });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

/** The shop offers no newsletter: nothing is asked, and no space is kept for it. */
export const WithoutNewsletter: Story = {
  args: { data: aCheckout({ newsletter: { isWanted: false, text: "Ja tack", isActive: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("checkbox", { name: /nyheter|Ja tack/ })).toBeNull();
  },
};

/** The message is taken away: its field is empty and closed, and the focus is on the link that opens it. */
export const MessageRemoved: Story = {
  args: { data: aCheckout({ orderMessage: "Ring på porttelefonen" }) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Meddelande till butiken" });
    await expect(field).toHaveValue("Ring på porttelefonen");
    await userEvent.click(canvas.getByRole("button", { name: "Ta bort meddelande" }));
    await waitFor(() => expect(field).not.toBeVisible());
    await expect(field).toHaveValue("");
    await expect(canvas.getByText("+ Lägg till meddelande")).toHaveFocus();
  },
};

/** After cancelling a message, the focus is back on its opener. */
export const MessageCancelledByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByText("+ Lägg till meddelande");
    await userEvent.click(opener);
    canvas.getByRole("button", { name: "Avbryt" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Meddelande till butiken", hidden: true })).not.toBeVisible();
    await expect(opener).toHaveFocus();
  },
};

/** Opened by its line: e-mail and password, and the ways for those who are not members yet. */
export const LoginOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText("Lösenord")).not.toBeVisible();
    await userEvent.click(canvas.getByText("Logga in", { selector: "summary" }));
    await expect(canvas.getByLabelText("Lösenord")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Bli medlem" })).toHaveAttribute("href", "/kundklubb/registrera-dig");
  },
};

/** The total beside the blocks is the price after the discount. */
export const WithDiscount: Story = {
  args: { data: aCheckout({ discount: aDiscount(), customerType: "private", includesVat: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Totalt 12\s631\skr$/)).toBeVisible();
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: "narrow", isRotated: false } },
  args: {
    countries,
    data: aCheckout({
      delivery: aDeliveryCheckout({
        options: [
          aDeliveryOption({
            name: "Fritidshusleveransanläggningstransport",
            bubbleTexts: ["Bärhjälpstilläggsförsäkring", "Kvällsleveransmöjlighet"],
            description: "Leveransbekräftelsemeddelanden skickas till mobiltelefonnumret som du har angett.",
          }),
        ],
      }),
      paymentTypes: paymentTypes.map((type) => ({
        ...type,
        name: `${type.name} avbetalningsfinansieringslösning`,
      })),
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
