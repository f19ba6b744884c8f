import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aPlacedOrder } from "../../fixtures/index.ts";
import { ConfirmationView } from "./ConfirmationView.tsx";

const meta = {
  title: "Checkout/ConfirmationView",
  component: ConfirmationView,
  args: { orderId: 100_301, order: aPlacedOrder() },
} satisfies Meta<typeof ConfirmationView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Tack för din beställning!" })).toBeVisible();
    await expect(canvas.getByText("Ordernummer:")).toHaveTextContent("Ordernummer: 100301");
    const receipt = canvas.getByRole("region", { name: "Din beställning" });
    await expect(receipt).toHaveTextContent("Kvarn K2 2 st1 198 kr");
    await expect(receipt).toHaveTextContent("Sommarrabatt\u2212818,80 kr");
    await expect(receipt).toHaveTextContent("Varav moms1 483,64 krTotalt7 418,20 kr");
    await expect(receipt).toHaveTextContent("Kortbetalning, betald");
  },
};

/** Only its number is known. */
export const WithoutOrder: Story = { args: { order: null } };

export const Company: Story = {
  args: {
    order: aPlacedOrder({
      customerType: "company",
      paymentName: "Faktura för företag",
      isPaid: false,
      fee: { name: "Faktura för företag", priceOre: 2900 },
      lines: [...aPlacedOrder().lines, { name: "Grillset", quantity: 1, totalOre: 0, isGift: true, image: null }],
      discounts: [],
      totalOre: 826_600,
      vatOre: 165_320,
      address: ["Nordvik AB", "Anna Andersson", "c/o Lagret", "Storgatan 1", "123 45 Staden"],
      message: "Ring porttelefonen\nmärkt Lagret.",
    }),
  },
};

/** Picked up in a store, whose place stands where else the delivery's name stands alone. */
export const Pickup: Story = {
  args: {
    order: aPlacedOrder({
      delivery: { name: "Hämta i butik, Butik Stockholm", priceOre: 0 },
      deliveryTime: "",
      store: { address: ["Sveavägen 10", "111 57 Stockholm"], pageUrl: "/sidor/butiker/stockholm" },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Du får besked när den är klar att hämta.")).toBeVisible();
    await expect(canvas.getByText(/^Hämta i butik, Butik Stockholm Sveavägen 10 111 57 Stockholm/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Öppettider och karta" })).toBeVisible();
    await expect(canvas.queryByText("Namn och adress")).toBeNull();
  },
};

/** A gift card has paid a part below the total; the VAT is still that of the whole total. */
export const WithGiftCard: Story = {
  args: { order: aPlacedOrder({ giftCards: [{ label: "Presentkort", amountOre: 40_000 }] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Din beställning" })).toHaveTextContent(
      "Varav moms1 483,64 krTotalt7 418,20 krPresentkort\u2212400 krResten efter presentkort7 018,20 kr",
    );
  },
};

/** Goods with two VAT rates. */
export const TwoRates: Story = {
  args: {
    order: aPlacedOrder({
      lines: [
        ...aPlacedOrder().lines,
        { name: "Tvättboken", quantity: 1, totalOre: 21_200, isGift: false, image: null },
      ],
      productsOre: 840_000,
      totalOre: 763_020,
      vatOre: 149_564,
      vatRates: [
        { percent: 25, inclOre: 741_820, vatOre: 148_364 },
        { percent: 6, inclOre: 21_200, vatOre: 1200 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Din beställning" })).toHaveTextContent(
      "Varav moms1 495,64 krVarav moms 25 %1 483,64 kr av 7 418,20 krVarav moms 6 %12 kr av 212 krTotalt7 630,20 kr",
    );
  },
};

/** A request for a quote is not binding: neither payment nor withdrawal is mentioned. */
export const Quote: Story = {
  args: { order: aPlacedOrder({ isQuote: true, paymentName: "", isPaid: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Tack för din offertförfrågan!" })).toBeVisible();
    await expect(canvas.queryByText("Betalsätt")).toBeNull();
  },
};

/** The buyer has withdrawn: no next steps are shown. */
export const Withdrawn: Story = {
  args: { order: aPlacedOrder({ isWithdrawn: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Vi har fått ditt meddelande om att du ångrar köpet\./)).toBeVisible();
    await expect(canvas.queryByText("Vad händer nu?")).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    order: aPlacedOrder({
      lines: [
        {
          name: "Induktionshällsrengöringsmedelsdoseringsautomat med påfyllningsindikator i rostfritt stål",
          quantity: 120,
          totalOre: 123_456_750,
          isGift: false,
          image: null,
        },
      ],
      delivery: { name: "Hemleverans med inbärning till valfritt rum", priceOre: 149_500 },
      email: "en.mycket.lang.adress.som.nagon.verkligen.har@foretagsnamnet.example.se",
    }),
  },
};

/** A provider has not yet reported whether the payment went through. */
export const Checking: Story = {
  args: { orderId: "1A2B3C4D", reference: "1A2B3C4D", state: "checking", order: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Det tar oftast bara några sekunder.");
    await expect(canvas.getByText("Betalningsreferens:")).toHaveTextContent("Betalningsreferens: 1A2B3C4D");
  },
};

/** Reopened after the shop or the provider has cancelled the order. */
export const Cancelled: Story = {
  args: { state: "cancelled", order: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Beställningen är avbruten" })).toBeVisible();
    await expect(canvas.queryByText("Vad händer nu?")).toBeNull();
  },
};

/** Money was reserved for an order that could not be accepted. */
export const Refused: Story = {
  args: { orderId: "1A2B3C4D", reference: "1A2B3C4D", state: "refused", order: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Till kassan" })).toHaveAttribute("href", "/kassa/leverans");
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
