import { createClient } from "@torg/http";
import { createMock, reply, replyFailure, type Reply } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { addToCartCall, cartCall } from "../../contract/index.ts";
import type { Cart } from "../../domain/index.ts";
import { aCart, cartReplies } from "../../fixtures/index.ts";
import { AddedDialog } from "../added-dialog/AddedDialog.tsx";
import { BuyButton } from "../buy-button/BuyButton.tsx";
import { useCartContext } from "../CartProvider.tsx";
import { CartRoot } from "../CartRoot.tsx";
import { CartPanel } from "./CartPanel.tsx";

function Opener() {
  const { state } = useCartContext();
  return (
    <button type="button" onClick={() => state.toggle()}>
      Varukorg
    </button>
  );
}

interface PanelSceneProps {
  /** The server's cart. */
  readonly cart: Cart;
  readonly replies: readonly Reply<unknown>[];
  /** Whether the page came without a cart. */
  readonly isUnknown?: boolean;
}

function PanelScene({ cart, replies, isUnknown = false }: PanelSceneProps) {
  const client = createClient(createMock([...replies, ...cartReplies(cart)]));
  return (
    <CartRoot options={{ client, ...(isUnknown ? {} : { initial: cart }) }}>
      <Opener />
      <BuyButton product={{ productId: 1602, addToCartUrl: "/kassa/lagg-i-varukorg/1602" }} />
      <CartPanel />
      <AddedDialog />
    </CartRoot>
  );
}

const meta = {
  title: "Cart/CartPanel",
  component: PanelScene,
  args: { cart: aCart(), replies: [] },
} satisfies Meta<typeof PanelScene>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The panel opens over the page; Escape closes it, and the focus is back on what opened it. */
export const OpenedAndClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Varukorg" }));
    await expect(await screen.findByRole("dialog", { name: "Din varukorg" })).toBeVisible();
    await expect(screen.getByRole("listitem", { name: "Tvättmaskin NV 8014" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(canvas.getByRole("button", { name: "Varukorg" })).toHaveFocus();
  },
};

/** The first response is pending: nothing says that the cart is empty. */
export const Loading: Story = {
  args: { isUnknown: true, replies: [reply(cartCall, aCart(), { delay: 600_000 })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Varukorg" }));
    const dialog = await screen.findByRole("dialog", { name: "Din varukorg" });
    await expect(dialog.querySelector("[aria-busy=true]")).toBeVisible();
    await expect(dialog.querySelector("output")).toHaveTextContent("Laddar");
    await expect(screen.queryByText("Inga produkter tillagda än")).toBeNull();
  },
};

/** The cart could not be read: a sentence says so, with a button to try again, and nothing says that it is empty. */
export const Unread: Story = {
  args: { isUnknown: true, replies: [replyFailure(cartCall, { status: 500 })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Varukorg" }));
    await expect(await screen.findByText(/^Något gick fel vid inläsningen av varukorgen/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "Försök igen" })).toBeVisible();
  },
};

/** A short sentence for a panel: nothing has been added yet. */
export const Empty: Story = {
  args: { cart: aCart({ lines: [] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Varukorg" }));
    await expect(await screen.findByText("Inga produkter tillagda än")).toBeVisible();
  },
};

/** The page gives an address of its own for adding: a dialog tells what was added, and the panel stays closed. */
export const AddedWithDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Lägg i varukorgen" }));
    await expect(await screen.findByRole("dialog", { name: "Produkten har lagts till i din varukorg" })).toBeVisible();
    await expect(await screen.findByText("Presentkort 500 kr")).toBeVisible();
  },
};

/** The product was not added: the dialog has a heading of failure and the shop's reason. */
export const RefusedWithDialog: Story = {
  args: { replies: [replyFailure(addToCartCall, { status: 409, message: "Produkten är slutsåld." })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Lägg i varukorgen" }));
    const dialog = await screen.findByRole("dialog", { name: "Något gick fel" });
    await expect(dialog).toHaveTextContent("Produkten är slutsåld.");
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Varukorg" }));
    await expect(await screen.findByRole("dialog", { name: "Din varukorg" })).toBeVisible();
  },
};
