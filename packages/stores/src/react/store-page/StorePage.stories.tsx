import type { Meta, StoryObj } from "@storybook/react-vite";
import { BlockedContent } from "@torg/ui";
import { expect } from "storybook/test";
import { aStore } from "../../fixtures/aStore.ts";
import { GuardedStoreMap } from "../store-map/GuardedStoreMap.tsx";
import { StoreOpenNow } from "./StoreOpenNow.tsx";
import { StorePage } from "./StorePage.tsx";

const store = aStore();

const meta = { title: "Stores/StorePage", component: StorePage, args: { store } } satisfies Meta<typeof StorePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The slot has a map whose tiles require consent. */
export const WithMap: Story = {
  args: {
    map: (
      <GuardedStoreMap
        stores={[store]}
        tiles={{ tileUrl: "https://tiles.example/{z}/{x}/{y}.png", attribution: "" }}
        guard={({ host, purpose }) => <BlockedContent title={`Kartan hämtas från ${host}`} text={purpose} />}
      />
    ),
  },
};
/** Always open, whatever the time. */
export const OpenNow: Story = {
  render: ({ store: shown }) => {
    const day = [{ opens: "00:00", closes: "24:00" }];
    const open = { ...shown, hours: { week: Array.from({ length: 7 }, () => day), exceptions: [] } };
    return <StorePage store={open} openNow={<StoreOpenNow store={open} />} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Öppet nu/)).toBeVisible();
  },
};
/** A store without coordinates has no map. */
export const WithoutMap: Story = {};
/** A badge below the name says that the store has white goods only, before anyone goes there. */
export const WhiteGoodsOnly: Story = { args: { store: aStore({ onlyWhiteGoods: true }) } };
/** Neither phone nor e-mail. */
export const FewFacts: Story = { args: { store: aStore({ phoneNumber: "", email: "", takeBackText: null }) } };
export const LongWords: Story = {
  args: {
    store: aStore({
      name: "Nordhem Vitvarudistributionscentralen i Örnsköldsviksregionen",
      fullAddress: "Industriområdesförbindelsegatan 1004 B, 891 60 Örnsköldsvik",
      email: "kundservice.vitvarudistributionscentralen@nordhem.example",
    }),
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
