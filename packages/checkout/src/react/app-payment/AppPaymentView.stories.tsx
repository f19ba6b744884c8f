import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { anAppPayment } from "../../fixtures/index.ts";
import { AppPaymentView } from "./AppPaymentView.tsx";

const meta = {
  title: "Checkout/AppPaymentView",
  component: AppPaymentView,
  args: { payment: anAppPayment() },
} satisfies Meta<typeof AppPaymentView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the buyer: a button for the app on this device, a QR code for the one on another. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(/^Betala 4\s389\skr med Swish$/);
    await expect(canvas.getByRole("link", { name: "Öppna Swish" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^swish:/),
    );
    await expect(canvas.getByRole("img", { name: "QR-kod för Swish" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Avbryt betalningen" })).toBeVisible();
  },
};

/** The buyer said no in the app: nothing has been charged, the same app can be tried again, or another way chosen. */
export const Declined: Story = {
  args: {
    payment: anAppPayment({
      link: null,
      code: null,
      trouble:
        "Du sa nej till betalningen i Swish och inget har dragits. Försök igen eller välj ett annat sätt att betala.",
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Betalningen blev inte av" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Försök igen med Swish" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Välj ett annat sätt att betala" })).toBeVisible();
  },
};

/** The three minutes have passed: a sentence says so, and the ways on are the same as after a no. */
export const TimedOut: Story = {
  args: {
    payment: anAppPayment({
      link: null,
      code: null,
      trouble:
        "Tiden för att betala gick ut och inget har dragits. Du har tre minuter på dig att godkänna i Swish. Försök igen.",
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
