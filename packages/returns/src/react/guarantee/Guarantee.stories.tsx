import type { Meta, StoryObj } from "@storybook/react-vite";
import { aGuaranteePicture, aLegalGuarantee } from "../../fixtures/aLegalGuarantee.ts";
import { DurabilityLabel } from "./DurabilityLabel.tsx";
import { GuaranteeSection } from "./GuaranteeSection.tsx";
import { LegalGuaranteeNotice } from "./LegalGuaranteeNotice.tsx";

/** A grey placeholder for the official pictures, which the shop's owner has to supply. */
const placeholder = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 210"><rect width="420" height="210" fill="#8fa0b5"/></svg>',
)}`;

const meta = {
  title: "Returns/Guarantee",
  component: LegalGuaranteeNotice,
  args: { notice: aLegalGuarantee() },
} satisfies Meta<typeof LegalGuaranteeNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The shop has no official picture yet: all its words are shown as text. */
export const WithoutPicture: Story = {};
/** The official picture whole and unchanged, with a link beside it; its words are read to those who cannot see it. */
export const Official: Story = {
  args: { notice: aLegalGuarantee({ picture: aGuaranteePicture(placeholder), link: "https://europa.eu/" }) },
};
/** The producer's guarantee in words: years, brand and model. */
export const Durability: Story = {
  render: () => <DurabilityLabel guarantee={{ brand: "Nordvik", model: "NV 8014", years: 5, image: null }} />,
};
/** The European label takes the place of the words, which are read to those who cannot see it. */
export const DurabilityWithLabel: Story = {
  render: () => <DurabilityLabel guarantee={{ brand: "Nordvik", model: "NV 8014", years: 5, image: placeholder }} />,
};
/** As shown on a product page. */
export const AsSection: Story = {
  render: () => (
    <GuaranteeSection
      notice={aLegalGuarantee({ link: "https://europa.eu/" })}
      durability={{ brand: "Nordvik", model: "NV 8014", years: 5, image: null }}
    />
  ),
};
export const LongWords: Story = {
  render: () => (
    <DurabilityLabel
      guarantee={{
        brand: "Hushållsmaskinstillverkningsaktiebolaget",
        model: "LKAT-2026-0001-FRITIDSHUSUTFORANDE",
        years: 5,
        image: null,
      }}
    />
  ),
};

export const RightToLeft: Story = { ...Official, globals: { direction: "rtl" } };
