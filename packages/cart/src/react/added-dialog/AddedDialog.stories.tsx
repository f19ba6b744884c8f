import { createClient } from "@torg/http";
import { createMock, reply, replyFailure, replyNetworkFailure, type Reply } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { addToCartCall } from "../../contract/index.ts";
import { aCart, cartReplies } from "../../fixtures/index.ts";
import { cartTexts, quoteCartTexts, type CartTexts } from "../../texts/index.ts";
import { BuyButton } from "../buy-button/BuyButton.tsx";
import { CartRoot } from "../CartRoot.tsx";
import { AddedDialog } from "./AddedDialog.tsx";

interface Scene {
  readonly texts: CartTexts;
  /** Replies that take precedence over the ordinary ones. */
  readonly replies: readonly Reply<unknown>[];
  readonly onlyOnce: boolean;
}

function DialogScene({ texts, replies, onlyOnce }: Scene) {
  const cart = aCart({ lines: [] });
  const client = createClient(createMock([...replies, ...cartReplies(cart)]));
  return (
    <CartRoot options={{ client, initial: cart }} texts={texts}>
      <BuyButton product={{ productId: 1602, addToCartUrl: "/kassa/lagg-i-varukorg/1602", onlyOnce }} />
      <AddedDialog />
    </CartRoot>
  );
}

const meta = {
  title: "Cart/AddedDialog",
  component: DialogScene,
  args: { texts: cartTexts, replies: [], onlyOnce: false },
} satisfies Meta<typeof DialogScene>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

/** Buys with the keyboard and waits for the dialog of this name. */
function bought(button: string, dialog: string): Play {
  return async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: button })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("dialog", { name: dialog })).toBeVisible();
  };
}

const added = "Produkten har lagts till i din varukorg";

/**
 * The shop's own text about what was added, a way to go on shopping, and the way to the checkout as the main action.
 */
export const Added: Story = {
  play: async (context) => {
    await bought("Lägg i varukorgen", added)(context);
    await expect(await screen.findByText("Presentkort 500 kr")).toBeVisible();
    await expect(screen.getByRole("link", { name: "Gå till kassan" })).toHaveAttribute("href", "/kassa/leverans");
  },
};

/** The dialog opens at once; its content follows when the server has answered. */
export const Waiting: Story = {
  args: { replies: cartReplies(aCart({ lines: [] }), 60_000) },
  play: async (context) => {
    await bought("Lägg i varukorgen", added)(context);
    await expect(screen.getByText("Laddar")).toBeInTheDocument();
  },
};

export const QuoteMode: Story = {
  args: { texts: quoteCartTexts },
  play: async (context) => {
    await bought(quoteCartTexts.buyLabels.buy, "Tillagd i din offert")(context);
    await expect(screen.getByRole("link", { name: "Till offertförfrågan" })).toHaveAttribute("href", "/kassa/leverans");
  },
};

/** A product that is bought once: when the dialog is closed, the button says that it is added, and is disabled. */
export const OnlyOnce: Story = {
  args: { onlyOnce: true },
  play: async (context) => {
    await bought("Lägg i varukorgen", added)(context);
    await context.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(context.canvas.getByRole("button", { name: "Produkt tillagd" })).toBeDisabled();
  },
};

export const Refused: Story = {
  args: { replies: [replyFailure(addToCartCall, { status: 409, message: "Produkten är slutsåld." })] },
  play: async (context) => {
    await bought("Lägg i varukorgen", "Något gick fel")(context);
    await expect(screen.getByRole("alert")).toHaveTextContent("Produkten är slutsåld.");
    await expect(screen.queryByRole("link", { name: "Gå till kassan" })).not.toBeInTheDocument();
  },
};

/** The purchase fails, and the shopper gets advice although the server has no message. */
const advised: Play = async (context) => {
  await bought("Lägg i varukorgen", "Något gick fel")(context);
  await expect(screen.getByRole("alert")).toHaveTextContent(
    "Vi vet inte om produkten kom med. Se efter innan du lägger till den igen.",
  );
};

/** No answer came: the dialog says that the product may have been added, and asks to look before adding it again. */
export const Lost: Story = { args: { replies: [replyNetworkFailure(addToCartCall)] }, play: advised };
export const Failed: Story = { args: { replies: [replyFailure(addToCartCall, { status: 500 })] }, play: advised };

export const LongWords: Story = {
  args: {
    replies: [
      reply(addToCartCall, {
        modalHtml: "<p><strong>Fritidshusluftkonditioneringsanläggningstillbehörssatsmonteringsanvisning</strong></p>",
        cartTotal: { itemCount: 1, productsOre: 50_000 },
      }),
    ],
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
  play: bought("Lägg i varukorgen", added),
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: bought("Lägg i varukorgen", added),
};
