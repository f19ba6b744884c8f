import { createClient } from "@torg/http";
import { createMock, reply, replyFailure, replyNetworkFailure, type Reply } from "@torg/http/mock";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { cartCall, destroyDiscountCall, storeDiscountCall, updateProductsCall } from "../../contract/index.ts";
import type { Cart, CartBanner } from "../../domain/index.ts";
import { aCart, aCartLine, aDiscount, aGiftLine, anEnergyOfALine, cartReplies } from "../../fixtures/index.ts";
import { cartTexts, quoteCartTexts, type CartTexts } from "../../texts/index.ts";
import { CartRoot } from "../CartRoot.tsx";
import { CartPage } from "./CartPage.tsx";

const picture = (fill: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120"><rect width="120" height="120" fill="#f3f6f4"/><rect x="30" y="20" width="60" height="80" rx="6" fill="${fill}"/></svg>`)}`;

const washer = aCartLine({ image: picture("#b9c9c1") });
const trousers = aCartLine({
  rowId: "r-2",
  productId: 1413,
  name: "Svart, C50, Normal",
  parentName: "Arbetsbyxa Granit G2",
  brandName: "Granit Workwear",
  image: picture("#39423e"),
  quantity: 1,
  maxPurchasableQuantity: null,
  isDiscounted: true,
  unitPriceInclVatOre: 129_900,
  originalPriceInclVatOre: 159_900,
  statusIconColor: "#835000",
  statusHtml: "Skickas inom 3–5 vardagar",
});
const gift = aGiftLine({ image: picture("#a4372f") });

interface Scene {
  readonly banners?: readonly CartBanner[];
  /** Replies that take precedence over the ordinary ones. */
  readonly replies?: readonly Reply<unknown>[];
  readonly cart: Cart;
  readonly texts: CartTexts;
  readonly isFailing: boolean;
  readonly discountProblem: string | null;
  /** Whether the page came without a cart. */
  readonly isUnknown?: boolean;
}

function CartScene(scene: Scene) {
  const { cart, texts, isFailing, discountProblem, banners = [], replies = [], isUnknown = false } = scene;
  const failure = isFailing ? [replyFailure(updateProductsCall, { status: 500 })] : [];
  const client = createClient(createMock([...replies, ...failure, ...cartReplies(cart)]));
  return (
    <CartRoot options={{ client, ...(isUnknown ? {} : { initial: cart }) }} texts={texts}>
      <CartPage
        categories={[
          { title: "Vitvaror", link: "/kategori/vitvaror" },
          { title: "Ljud & bild", link: "/kategori/ljud-bild" },
          { title: "Arbetskläder", link: "/kategori/arbetsklader" },
        ]}
        discountProblem={discountProblem}
        banners={banners}
      />
    </CartRoot>
  );
}

const meta = {
  title: "Cart/CartPage",
  component: CartScene,
  // A page's margin.
  decorators: [(Part) => <div style={{ paddingInline: "var(--torg-space-4)" }}>{Part()}</div>],
  args: {
    cart: aCart({ lines: [washer, trousers, gift] }),
    texts: cartTexts,
    isFailing: false,
    discountProblem: null,
  },
} satisfies Meta<typeof CartScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll<HTMLImageElement>(".torg-cart-line__picture img")];
    await expect(pictures).toHaveLength(3);
    for (const one of pictures) await waitFor(() => expect(one.naturalWidth).toBeGreaterThan(0));
  },
};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
export const Narrowest: Story = { globals: { viewport: { value: "narrow", isRotated: false } } };
/** The first response is pending: nothing says that the cart is empty. */
export const Loading: Story = {
  args: { isUnknown: true, replies: [reply(cartCall, aCart(), { delay: 600_000 })] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible();
    await expect(canvasElement.querySelector("output")).toHaveTextContent("Laddar");
    await expect(canvas.queryByText("Här var det tomt")).toBeNull();
  },
};
/** The cart could not be read: a sentence and a way to try again, which keeps the focus. */
export const Unread: Story = {
  args: { isUnknown: true, replies: [replyFailure(cartCall, { status: 500 })] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Något gick fel vid inläsningen av varukorgen/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Försök igen" }));
    await expect(await canvas.findByRole("button", { name: "Försök igen" })).toHaveFocus();
  },
};
/** Neither summary nor box for codes: a message, and links to departments where one can begin. */
export const Empty: Story = { args: { cart: aCart({ lines: [] }) } };
export const Company: Story = { args: { cart: aCart({ lines: [washer], includesVat: false }) } };
export const QuoteMode: Story = { args: { texts: quoteCartTexts } };
/** How much is missing for free delivery, in kronor and as a bar. */
export const NearFreeDelivery: Story = {
  args: {
    cart: aCart({
      lines: [aCartLine({ ...trousers, quantity: 1, unitPriceInclVatOre: 85_000, totalPriceInclVatOre: 85_000 })],
    }),
  },
};
/** The goods qualify for free delivery, but the chosen method is never free. */
export const DeliveryCharged: Story = {
  args: { cart: aCart({ delivery: { selected: { id: 2, priceOre: 39_900 } } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Du har kvalificerat dig för fri frakt!")).toBeNull();
    await expect(canvas.getByText("Fri frakt gäller inte valt fraktsätt")).toBeVisible();
  },
};

/** Amounts with öre show two decimals wherever one of them has some. */
export const OddOre: Story = {
  args: {
    cart: aCart({
      lines: [aCartLine({ ...washer, quantity: 3, unitPriceInclVatOre: 9950, name: "HDMI-kabel 2 m" })],
    }),
  },
};
/** The energy class and notices of each product are on its own line. */
export const WithWhatTheLawWantsTold: Story = {
  args: {
    cart: aCart({
      lines: [
        aCartLine({
          image: picture("#b9c9c1"),
          energy: anEnergyOfALine(),
          notices: ["Vi tar gratis emot din gamla, likvärdiga produkt när du köper en ny."],
        }),
        aCartLine({
          rowId: "r-3",
          productId: 1304,
          name: "HDMI-kabel 2 m",
          image: picture("#39423e"),
          energy: anEnergyOfALine({ labelUrl: null, sheetUrl: null }),
          notices: ["Jämförpris 49,75 kr/m"],
        }),
      ],
    }),
  },
};
/** The code, what it takes off, and a way to remove it. */
export const WithDiscount: Story = { args: { cart: aCart({ lines: [washer], discount: aDiscount() }) } };
/** The reason is at the field, as after sending it without script. */
export const CodeRefused: Story = { args: { discountProblem: "Koden har gått ut." } };

const banner = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 90"><path fill="#dfe9e4" d="M0 0h320v90H0z"/><text x="20" y="52" font-family="sans-serif" font-size="20" fill="#1f3d33">${text}</text></svg>`)}`;

/** The shop's own pictures, each of them a link. */
export const WithPromotionalLinks: Story = {
  args: {
    banners: [
      { link: "#installation", image: banner("Installation ingår") },
      { link: "#klubb", image: banner("Bli medlem") },
    ],
  },
};

/** Each line says what is wrong with it: too few left, too many, or a limit. */
export const Messages: Story = {
  args: {
    cart: aCart({
      lines: [
        aCartLine({ ...washer, rowId: "a", productId: 1010, quantity: 2, isOversold: true }),
        aCartLine({ ...washer, rowId: "b", productId: 1008, quantity: 2, maxPurchasableQuantity: 2 }),
        aCartLine({
          ...washer,
          rowId: "c",
          productId: 1009,
          quantity: 1,
          hasLimitedStock: true,
          stock: 3,
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const oversold = canvas.getByText("Tyvärr har vi inte fler i lager av denna produkt");
    await expect(oversold).toBeVisible();
    await expect(oversold.closest("li")).not.toHaveTextContent("I lager –");
    await expect(canvas.getByText("Max 2 per kund")).toBeVisible();
    await expect(canvas.getByText("Endast 3 kvar i lager")).toBeVisible();
  },
};

/** The sums follow the arrow keys while the field keeps the focus; a number above the limit is lowered to it. */
export const ChangedByKeyboard: Story = {
  args: { cart: aCart({ lines: [washer] }) },
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByRole("spinbutton", { name: "Antal" });
    await userEvent.click(quantity);
    await userEvent.keyboard("{ArrowUp}");
    await expect(quantity).toHaveValue(3);
    await expect(quantity).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByText(/20\s970\skr/).length).toBeGreaterThan(1));
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "9{Enter}");
    await waitFor(() => expect(quantity).toHaveValue(5));
  },
};

const removeWasher = "Ta bort Tvättmaskin NV 8014";

/** The undo button takes the line's place, and has the focus. */
export const RemovedAndUndone: Story = {
  args: { cart: aCart({ lines: [trousers, washer, gift] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: removeWasher }));
    await expect(canvas.queryByRole("listitem", { name: "Tvättmaskin NV 8014" })).not.toBeInTheDocument();
    const undo = canvas.getByRole("button", { name: "Ångra" });
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAccessibleDescription("Tvättmaskin NV 8014 togs bort");
    const items = canvas.getAllByRole("listitem").map((item) => item.textContent);
    await expect(items.findIndex((text) => text.includes("Ångra"))).toBe(1);
    await userEvent.click(undo);
    await expect(await canvas.findByRole("listitem", { name: "Tvättmaskin NV 8014" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Ångra" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Tvättmaskin NV 8014" })).toHaveFocus();
  },
};

/** An empty cart still offers undo. */
export const OnlyLineRemovedAndUndone: Story = {
  args: { cart: aCart({ lines: [washer] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: removeWasher }));
    await expect(await canvas.findByText("Här var det tomt")).toBeVisible();
    const undo = canvas.getByRole("button", { name: "Ångra" });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await waitFor(() => expect(canvas.getByRole("link", { name: "Tvättmaskin NV 8014" })).toHaveFocus());
  },
};

/** A code is added and taken off again; the focus is never lost. */
export const CodeAddedAndRemoved: Story = {
  args: { cart: aCart({ lines: [washer] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("+ Lägg till rabattkod/presentkort"));
    const field = canvas.getByPlaceholderText("Din kod");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "Lägg till" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(field, "NIX{Enter}");
    await expect(await canvas.findByText("Koden kunde inte hittas.")).toBeVisible();
    await expect(field).toHaveValue("");
    await userEvent.type(field, "SOMMAR10{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "Ta bort SOMMAR10" }));
    await waitFor(() => expect(canvas.queryByText("SOMMAR10")).not.toBeInTheDocument());
  },
};

const opener = "+ Lägg till rabattkod/presentkort";

/** The focus moves to the control that replaces the form or the code. */
export const CodesByKeyboard: Story = {
  args: { cart: aCart({ lines: [washer] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(opener));
    await waitFor(() => expect(canvas.getByPlaceholderText("Din kod")).toHaveFocus());
    await userEvent.keyboard("SOMMAR10{Enter}");
    const first = await canvas.findByRole("button", { name: "Ta bort SOMMAR10" });
    await waitFor(() => expect(canvas.getByText(opener)).toHaveFocus());
    await userEvent.click(canvas.getByText(opener));
    await waitFor(() => expect(canvas.getByPlaceholderText("Din kod")).toHaveFocus());
    await userEvent.keyboard("JUBILEUM{Enter}");
    await canvas.findByRole("button", { name: "Ta bort JUBILEUM" });
    first.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Ta bort JUBILEUM" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText(opener)).toHaveFocus());
  },
};

/** Calling it off folds the field, and the focus is on what opened it. */
export const CodeCalledOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(opener));
    await waitFor(() => expect(canvas.getByPlaceholderText("Din kod")).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Avbryt" }));
    await expect(canvas.getByText(opener)).toHaveFocus();
  },
};

/** Submits a code, and expects the message below the form. */
function refused(code: string, sentence: string) {
  return async ({ canvas, userEvent }: Pick<StoryContext, "canvas" | "userEvent">) => {
    await userEvent.click(canvas.getByText(opener));
    const field = canvas.getByPlaceholderText("Din kod");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(`${code}{Enter}`);
    const problem = await canvas.findByText(sentence);
    await expect(problem).toHaveRole("alert");
    await expect(problem).toHaveStyle({ fontStyle: "italic" });
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(field).toHaveValue("");
  };
}

/** The code does not exist: the reason is below the field, which is empty for another one. */
export const CodeNotFound: Story = { play: refused("NIX", "Koden kunde inte hittas.") };
/** The shop says why the code is refused, in its own words. */
export const CodeTooOld: Story = { play: refused("GAMMAL", "Koden har gått ut.") };
/** No answer came: the same sentence as for a code that does not exist. */
export const CodeLost: Story = {
  args: { replies: [replyNetworkFailure(storeDiscountCall)] },
  play: refused("SOMMAR10", "Koden kunde inte hittas."),
};

/** Removes the code, and expects both the code and the message. */
function kept(sentence: string): NonNullable<Story["play"]> {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ta bort SOMMAR10" }));
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByText("SOMMAR10")).toBeVisible();
  };
}

/** The shop refuses to take the code off and says why; the code stays. */
export const CodeKept: Story = {
  args: {
    cart: aCart({ lines: [washer], discount: aDiscount() }),
    replies: [reply(destroyDiscountCall, { error: true, message: "Rabatten är låst till ordern.", discount: null })],
  },
  play: kept("Rabatten är låst till ordern."),
};

/** Taking the code off failed without a reason: the code stays, and a sentence says so. */
export const CodeKeptWithoutWords: Story = {
  args: {
    cart: aCart({ lines: [washer], discount: aDiscount() }),
    replies: [replyFailure(destroyDiscountCall, { status: 500 })],
  },
  play: kept("Rabatten kunde inte tas bort."),
};

/** Calling it off takes the reason away, and the next attempt shows it again. */
export const CodeTooOldCalledOff: Story = {
  args: { discountProblem: "Koden har gått ut." },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Avbryt" }));
    await expect(canvas.queryByText("Koden har gått ut.")).not.toBeInTheDocument();
    await refused("GAMMAL", "Koden har gått ut.")({ canvas, userEvent });
    await userEvent.click(canvas.getByRole("button", { name: "Avbryt" }));
    await expect(canvas.queryByText("Koden har gått ut.")).not.toBeInTheDocument();
    await refused("GAMMAL", "Koden har gått ut.")({ canvas, userEvent });
  },
};

/** A high discount is set in larger letters. */
export const HighDiscount: Story = {
  args: { cart: aCart({ lines: [aCartLine({ ...washer, quantity: 4 })] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("+ Lägg till rabattkod/presentkort"));
    await userEvent.type(canvas.getByPlaceholderText("Din kod"), "JUBILEUM{Enter}");
    await waitFor(() => expect(canvas.getByText("JUBILEUM").closest("li")).toHaveClass("high-amount"));
  },
};

/** A change that fails without words gives back the quantity of the server. */
export const FailsSilently: Story = {
  args: { cart: aCart({ lines: [washer] }), isFailing: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Öka antal" }));
    await waitFor(() => expect(canvas.getByRole("spinbutton", { name: "Antal" })).toHaveValue(2));
    await expect(canvas.queryByRole("alert")).toBeEmptyDOMElement();
  },
};

export const Dark: Story = { globals: { mode: "dark" } };
/** Text at 200%: the sums stay beside their labels or go below them. */
export const LargeText: Story = { globals: { textSize: "200" } };
export const LargeTextOnAPhone: Story = {
  globals: { textSize: "200", mode: "dark", viewport: { value: "phone", isRotated: false } },
};
export const LongWords: Story = {
  args: {
    cart: aCart({
      lines: [
        aCartLine({
          ...washer,
          name: "Kondenstorktumlare med värmepumpsteknik och flerpunktsfuktighetssensorstyrning",
          brandName: "Hushållsmaskinstillverkningsaktiebolaget",
          statusHtml: "Beställningsvara med leveranstidsförlängning till vecka 47–49",
        }),
      ],
    }),
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
