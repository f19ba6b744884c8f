import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { SuggestedProduct } from "../../domain/buying/index.ts";
import { aCart, anEnergyOfALine, aSuggestedProduct, cartReplies } from "../../fixtures/index.ts";
import { CartRoot } from "../CartRoot.tsx";
import { CartSuggestions } from "./CartSuggestions.tsx";

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><path fill="#b9c9c1" d="M35 20h50v80H35z"/></svg>')}`;

const product = (changes: Partial<SuggestedProduct>): SuggestedProduct =>
  aSuggestedProduct({ imageUrl: picture, ...changes });

const headphones = product({});
const cable = product({ productId: 1302, name: "HDMI-kabel 2 m", priceOre: 9950 });
const reduced = product({
  productId: 1304,
  name: "Soundbar Lyra 3.1",
  isDiscounted: true,
  priceOre: 249_000,
  originalPriceOre: 299_000,
});
const parent = product({ productId: 1401, name: "Arbetsbyxa Granit G2", isParent: true });

const washer = product({
  productId: 1001,
  name: "Tvättmaskin NV 8014",
  priceOre: 699_000,
  energy: anEnergyOfALine({
    energyClass: "A",
    color: "#009640",
    labelUrl: "/assets/uploads/energy/1001-etikett.svg",
    sheetUrl: "/assets/uploads/energy/1001-produktblad.pdf",
  }),
});
const oldScale = product({
  productId: 1002,
  name: "Ugn Nordvik 60",
  priceOre: 499_000,
  energy: { energyClass: "A+", color: "#c8d400", best: "A+++", worst: "D", labelUrl: null, sheetUrl: null },
});

interface Scene {
  readonly orderedWith: readonly SuggestedProduct[];
  readonly suggested: readonly SuggestedProduct[];
  readonly orderedWithTitle: string;
  readonly includesVat: boolean;
}

function SuggestionsScene({ orderedWith, suggested, orderedWithTitle, includesVat }: Scene) {
  const cart = aCart({
    includesVat,
    orderedWithProducts: orderedWith,
    suggestedProducts: { title: "Andra köpte också", products: suggested },
  });
  return (
    <CartRoot options={{ client: createClient(createMock(cartReplies(cart))), initial: cart }}>
      <CartSuggestions orderedWithTitle={orderedWithTitle} />
    </CartRoot>
  );
}

const meta = {
  title: "Cart/CartSuggestions",
  component: SuggestionsScene,
  args: { orderedWith: [cable], suggested: [headphones, reduced, parent], orderedWithTitle: "", includesVat: true },
} satisfies Meta<typeof SuggestionsScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Köps ofta tillsammans" })).toBeVisible();
    const suggested = within(canvas.getByRole("region", { name: "Andra köpte också" }));
    await expect(suggested.getAllByRole("listitem")).toHaveLength(3);
    const [toProduct, ...buttons] = [
      suggested.getByRole("link", { name: /Visa produkten/ }),
      ...suggested.getAllByRole("button"),
    ].map((control) => control.getBoundingClientRect().top);
    await expect(buttons).toEqual([toProduct, toProduct]);
  },
};

/** Companies see the prices of their cart without VAT. */
export const Company: Story = {
  args: { includesVat: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("exkl moms")).toHaveLength(4);
  },
};

/** A product with an energy label shows its class beside the price, on the scale of that label. */
export const WithEnergyClass: Story = {
  args: { orderedWith: [], suggested: [washer, oldScale, headphones] },
  play: async ({ canvas }) => {
    const name = "Energiklass A på skalan A till G, visa energimärkning för Tvättmaskin NV 8014";
    await expect(canvas.getByRole("link", { name })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Produktblad för Tvättmaskin NV 8014 (PDF)" })).toBeVisible();
    await expect(canvas.getByText("Energiklass A+ på skalan A+++ till D")).toBeInTheDocument();
    await expect(canvas.getAllByText(/Energiklass/)).toHaveLength(2);
  },
};

/** The shop's own heading above the products often bought together with those in the cart. */
export const OwnTitle: Story = {
  args: { orderedWithTitle: "Passar till" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Passar till" })).toBeVisible();
  },
};

/** Nothing is often bought together with the cart: its heading is gone, and what others bought comes first. */
export const OnlyRecommended: Story = {
  args: { orderedWith: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading")).toHaveLength(1);
  },
};

/** The shop suggests nothing: no heading is left without products. */
export const Nothing: Story = {
  args: { orderedWith: [], suggested: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).not.toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const LongWords: Story = {
  args: {
    suggested: [product({ name: "Luftkonditioneringsanläggningstillbehörssats för fritidshusägare" })],
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
