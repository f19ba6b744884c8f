import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { aCampaign, someCampaigns, someTerms } from "../../fixtures/index.ts";
import { CreditOffer } from "./CreditOffer.tsx";

const meta = {
  title: "Credit/CreditOffer",
  component: CreditOffer,
  args: { campaigns: someCampaigns },
} satisfies Meta<typeof CreditOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The campaign with the lowest monthly cost has fees but no interest, and says so. */
export const FeesOnly: Story = {};
/** Only this credit is free, so only this one is called interest-free. */
export const InterestFree: Story = { args: { campaigns: someCampaigns.slice(0, 2) } };
/** Credit with a variable rate and fees: the example tells all of them, and nothing is called interest-free. */
export const WithInterest: Story = {
  args: {
    campaigns: [
      aCampaign({
        label: "Delbetala 12 månader",
        monthlyCost: 661,
        terms: someTerms({
          interestRate: 9.95,
          rateType: "variable",
          initialFee: 195,
          notificationFee: 29,
          total: 7932,
        }),
      }),
    ],
  },
};
/** Not collapsed, as on a page about credit. */
export const Open: Story = { args: { toggle: false } };
/** The campaigns are shown, each with its own example; the button says that they can be hidden again. */
export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByText("Räntefritt 12 månader");
    const button = canvas.getByRole("button", { name: "Visa alternativ" });
    await expect(line).not.toBeVisible();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    // The browser turns Enter and Space on a summary into this click.
    await userEvent.click(button);
    await waitFor(() => expect(line).toBeVisible());
    await expect(button).toHaveAccessibleName("Dölj alternativ");
  },
};
export const LongWords: Story = {
  args: {
    toggle: false,
    campaigns: [
      aCampaign({
        id: 9,
        label: "Vitvarudelbetalningsförmånskampanjerbjudande för tvättstugegemensamhetsanläggningar",
        terms: someTerms({ creditor: "Hushållsmaskinfinansieringsaktiebolaget i Örnsköldsviksregionen" }),
      }),
      ...someCampaigns,
    ],
  },
};
/** In a narrow space, sign and text are still side by side. */
export const LittleRoom: Story = {
  decorators: [
    (Offer) => (
      <div style={{ inlineSize: "16rem" }}>
        <Offer />
      </div>
    ),
  ],
};
/** With the contract's profile the figures are shown without an example; the warning stays. */
export const WithoutTerms: Story = {
  args: { profile: "spec", campaigns: someCampaigns.map((campaign) => ({ ...campaign, terms: null })) },
};
/** A failed or refused call gives no campaigns, and campaigns without terms may not be advertised. */
export const NothingToShow: Story = {
  args: { campaigns: [aCampaign({ terms: null })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
