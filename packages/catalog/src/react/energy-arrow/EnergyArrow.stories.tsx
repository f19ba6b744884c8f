import { energyScale } from "@torg/format";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aListingProduct } from "../../fixtures/aListingProduct.ts";
import { anEnergy } from "../../fixtures/aProductDetail.ts";
import { EnergyClass } from "./EnergyClass.tsx";
import { EnergyArrow } from "./EnergyArrow.tsx";

const meta = {
  title: "Catalog/EnergyArrow",
  component: EnergyArrow,
  args: { product: aListingProduct({ energy: anEnergy() }) },
} satisfies Meta<typeof EnergyArrow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow leads to the label, and the data sheet is a link of its own. */
export const WithLabelAndSheet: Story = {};
/** Only the class is known: the arrow is no link, and there is no data sheet. */
export const ClassOnly: Story = { args: { product: aListingProduct({ energyClass: "C" }) } };
/** The class as a picture, for places without links, such as a suggestion row. */
export const WithoutLinks: Story = {
  render: () => <EnergyClass product={aListingProduct({ energyClass: "C" })} more="öppnar produkten" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
/** A class of the older scale: the arrow says that it goes from A+++ to D. */
export const OldScale: Story = {
  args: {
    product: aListingProduct({
      energy: anEnergy({ energyClass: "A++", classVersion: 1, energyColor: null }),
    }),
  },
};
/** Every class from A to G in its own colour, beside the scale from best to worst. */
export const AllClasses: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "0.5rem" }}>
      {energyScale(2).map((energyClass) => (
        <EnergyArrow key={energyClass} product={aListingProduct({ energyClass })} />
      ))}
    </div>
  ),
};

/** The shop has switched the label off: nothing is shown, though the class is known. */
export const LabelsSwitchedOff: Story = {
  args: { product: aListingProduct({ energy: anEnergy(), showsEnergyLabel: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Energiklass/)).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
