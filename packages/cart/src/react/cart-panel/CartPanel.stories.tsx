import { createClient } from "@torg/http";
import { createMock, replyFailure, type Reply } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { addToCartCall } from "../../contract/index.ts";
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

function PanelScene({ cart, replies }: { readonly cart: Cart; readonly replies: readonly Reply<unknown>[] }) {
  const client = createClient(createMock([...replies, ...cartReplies(cart)]));
  return (
    <CartRoot options={{ client, initial: cart }}>
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

export const Empty: Story = {
  args: { cart: aCart({ products: [] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Varukorg" }));
    await expect(await screen.findByText("Inga produkter tillagda än")).toBeVisible();
  },
};

export const AddedWithDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Lägg i varukorgen" }));
    await expect(await screen.findByRole("dialog", { name: "Produkten har lagts till i din varukorg" })).toBeVisible();
    await expect(await screen.findByText("Presentkort 500 kr")).toBeVisible();
  },
};

export const RefusedWithDialog: Story = {
  args: { replies: [replyFailure(addToCartCall, { status: 409, message: "Produkten är slutsåld." })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Lägg i varukorgen" }));
    const dialog = await screen.findByRole("dialog", { name: "Något gick fel" });
    await expect(dialog).toHaveTextContent("Produkten är slutsåld.");
  },
};
