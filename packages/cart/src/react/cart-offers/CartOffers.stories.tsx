import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { OfferedProduct } from "../../domain/buying/index.ts";
import { aCart, anOfferedProduct, cartReplies } from "../../fixtures/index.ts";
import { CartRoot } from "../CartRoot.tsx";
import { CartOffers } from "./CartOffers.tsx";

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><path fill="#b9c9c1" d="M35 20h50v80H35z"/></svg>')}`;

const product = (changes: Partial<OfferedProduct>): OfferedProduct =>
  anOfferedProduct({ product_puff_image: picture, ...changes });

const headphones = product({});
const cable = product({ product_id: 1302, product_name: "HDMI-kabel 2 m", product_display_price: 99.5 });
const reduced = product({
  product_id: 1304,
  product_name: "Soundbar Lyra 3.1",
  is_discounted: true,
  product_display_price: 2490,
  product_display_original_price: 2990,
});
const parent = product({ product_id: 1401, product_name: "Arbetsbyxa Granit G2", product_is_parent: true });

const washer = {
  ...product({ product_id: 1001, product_name: "Tvättmaskin NV 8014", product_display_price: 6990 }),
  product_energy_class: "A",
  energy_labels_module_active: true,
  energy: {
    product_energy_class: "A",
    product_energy_color: "#009640",
    product_energy_class_version: 2,
    energy_stamp_link: "/assets/uploads/energy/1001-etikett.svg",
    product_energy_file: "/assets/uploads/energy/1001-produktblad.pdf",
  },
};
const oldScale = {
  ...product({ product_id: 1002, product_name: "Ugn Nordvik 60", product_display_price: 4990 }),
  product_energy_class: "A+",
  energy_labels_module_active: true,
};

interface Scene {
  /** As they come from the server. */
  readonly matching: readonly object[];
  readonly recommended: readonly object[];
  readonly orderedWithTitle: string;
  readonly includesVat: boolean;
}

function OffersScene({ matching, recommended, orderedWithTitle, includesVat }: Scene) {
  const cart = aCart({
    includes_vat: includesVat,
    matching_order_products: matching,
    recommended_products: { title: "Andra köpte också", products: recommended },
  });
  return (
    <CartRoot options={{ client: createClient(createMock(cartReplies(cart))), initial: cart }}>
      <CartOffers orderedWithTitle={orderedWithTitle} />
    </CartRoot>
  );
}

const meta = {
  title: "Cart/CartOffers",
  component: OffersScene,
  args: { matching: [cable], recommended: [headphones, reduced, parent], orderedWithTitle: "", includesVat: true },
} satisfies Meta<typeof OffersScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Köps ofta tillsammans" })).toBeVisible();
    const recommended = within(canvas.getByRole("region", { name: "Andra köpte också" }));
    await expect(recommended.getAllByRole("listitem")).toHaveLength(3);
    await expect(recommended.getByRole("link", { name: /Visa produkten/ })).toBeVisible();
  },
};

/** Companies see the prices of their cart without VAT. */
export const Company: Story = {
  args: { includesVat: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("exkl moms")).toHaveLength(4);
  },
};

/** The price of what has an energy label stands beside its class, on the scale of that label. */
export const WithEnergyClass: Story = {
  args: { matching: [], recommended: [washer, oldScale, headphones] },
  play: async ({ canvas }) => {
    const name = "Energiklass A på skalan A till G, visa energimärkning för Tvättmaskin NV 8014";
    await expect(canvas.getByRole("link", { name })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Produktblad för Tvättmaskin NV 8014 (PDF)" })).toBeVisible();
    await expect(canvas.getByText("Energiklass A+ på skalan A+++ till D")).toBeInTheDocument();
    await expect(canvas.getAllByText(/Energiklass/)).toHaveLength(2);
  },
};

export const OwnTitle: Story = {
  args: { orderedWithTitle: "Passar till" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Passar till" })).toBeVisible();
  },
};

export const OnlyRecommended: Story = {
  args: { matching: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading")).toHaveLength(1);
  },
};

export const Nothing: Story = {
  args: { matching: [], recommended: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).not.toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const LongWords: Story = {
  args: {
    recommended: [product({ product_name: "Luftkonditioneringsanläggningstillbehörssats för fritidshusägare" })],
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
