import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@torg/ui";
import { expect } from "storybook/test";
import { someListingProducts } from "../../fixtures/aListingProduct.ts";
import { CampaignPage } from "./CampaignPage.tsx";

const meta = {
  title: "Catalog/CampaignPage",
  component: CampaignPage,
  args: {
    heading: "Vårkampanj",
    endsAt: "2199-05-31T22:00:00Z",
    rows: [
      { heading: "Tvättmaskiner", products: someListingProducts() },
      { heading: "Hörlurar", products: someListingProducts().slice(0, 2) },
    ],
    children: <p>Utvalda varor till nedsatt pris. Priset före sänkningen är det lägsta under de senaste 30 dagarna.</p>,
    buy: () => <Button variant="primary">Köp</Button>,
  },
} satisfies Meta<typeof CampaignPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last day of the campaign below its name, then its products in rows under their own headings. */
export const TwoRows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Gäller till och med 31 maj 2199")).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(2);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
/** Everything is sold out: only the words are left. */
export const WithoutProducts: Story = { args: { rows: [] } };
export const LongWords: Story = {
  globals: { viewport: { value: "narrow", isRotated: false } },
  args: { heading: "Luftkonditioneringsanläggningskampanj" },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
