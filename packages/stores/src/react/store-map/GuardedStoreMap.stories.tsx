import type { Meta, StoryObj } from "@storybook/react-vite";
import { BlockedContent } from "@torg/ui";
import { expect, waitFor } from "storybook/test";
import { someStores } from "../../fixtures/aStore.ts";
import { GuardedStoreMap } from "./GuardedStoreMap.tsx";

const foreign = { tileUrl: "https://tiles.example/{z}/{x}/{y}.png", attribution: "" };

const meta = {
  title: "Stores/GuardedStoreMap",
  component: GuardedStoreMap,
  args: {
    stores: someStores,
    tiles: foreign,
    guard: ({ host, purpose }) => (
      <BlockedContent
        title={`Kartan hämtas från ${host}`}
        text={purpose}
        action={<button type="button">Tillåt</button>}
      />
    ),
  },
  decorators: [(Part) => <div style={{ blockSize: "600px" }}>{Part()}</div>],
} satisfies Meta<typeof GuardedStoreMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is requested from the host before it is allowed. */
export const Guarded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("Kartan hämtas från tiles.example");
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
/** The shop's own map needs no consent. */
export const OwnDrawing: Story = {
  args: { tiles: { tileUrl: "", attribution: "" } },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole("region", { name: "Karta över butiker" });
    await waitFor(() => expect(map).toHaveAttribute("aria-busy", "false"));
  },
};
/** Without a guard, the map never loads. */
export const Waiting: Story = { render: ({ stores, tiles }) => <GuardedStoreMap {...{ stores, tiles }} /> };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
