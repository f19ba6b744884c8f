import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { finderView } from "../../domain/map/mapView.ts";
import { aStore, someStores } from "../../fixtures/aStore.ts";
import { StoreMap } from "./StoreMap.tsx";

const meta = {
  title: "Stores/StoreMap",
  component: StoreMap,
  args: { stores: someStores, tiles: { tileUrl: "", attribution: "" } },
  decorators: [(Part) => <div style={{ blockSize: "600px" }}>{Part()}</div>],
} satisfies Meta<typeof StoreMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn: Story["play"] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole("region")).toHaveAttribute("aria-busy", "false"));
};

/** It begins with all of Sweden, wherever the stores are. */
export const Finder: Story = { args: { firstView: finderView }, play: drawn };
/** Every store that has coordinates is in view with a marker; the one without is only in lists. */
export const AllStores: Story = { play: drawn };
/** The store is in the middle, with so much of the country around it that coast and places can be recognised. */
export const OneStore: Story = { args: { stores: [aStore()] }, play: drawn };
/** No marker, and the middle of Sweden. */
export const NoStores: Story = { args: { stores: [] }, play: drawn };
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error("offline")) },
  play: async ({ canvas }) => {
    await canvas.findByText("Kartan kunde inte visas. Butikerna finns i listan.");
  },
};
export const Loading: Story = { args: { load: () => new Promise(() => {}) } };

export const ByKeyboard: Story = {
  play: async (context) => {
    await drawn(context);
    const { canvas, userEvent } = context;
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Hoppa över kartan" })).toHaveFocus();
    const marker = canvas.getByRole("button", { name: "Nordhem Vitvaror Umeå" });
    for (let step = 0; step < 12 && document.activeElement !== marker; step += 1) await userEvent.tab();
    await expect(marker).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const card = await canvas.findByRole("dialog", { name: "Nordhem Vitvaror Umeå" });
    await expect(card).toHaveTextContent("Gräddvägen 12");
    await expect(card.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(marker).toHaveFocus());
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
