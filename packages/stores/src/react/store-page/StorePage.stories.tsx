import type { Meta, StoryObj } from "@storybook/react-vite";
import { BlockedContent } from "@torg/ui";
import { aStore } from "../../fixtures/index.ts";
import { GuardedStoreMap } from "../store-map/GuardedStoreMap.tsx";
import { StorePage } from "./StorePage.tsx";

const store = aStore();

const meta = { title: "Stores/StorePage", component: StorePage, args: { store } } satisfies Meta<typeof StorePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The slot holds a map whose tiles wait for a yes. */
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
/** A store whose place is not known has no map. */
export const WithoutMap: Story = {};
export const WhiteGoodsOnly: Story = { args: { store: aStore({ onlyWhiteGoods: true }) } };
/** Neither telephone nor mail. */
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
