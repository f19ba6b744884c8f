import type { Meta, StoryObj } from "@storybook/react-vite";
import { energyScale } from "../../domain/energyScale.ts";
import { aListingProduct } from "../../fixtures/aListingProduct.ts";
import { anEnergy } from "../../fixtures/aProductDetail.ts";
import { EnergyArrow } from "./EnergyArrow.tsx";

const meta = {
  title: "Catalog/Energy arrow",
  component: EnergyArrow,
  args: { product: aListingProduct({ energy: anEnergy() }) },
} satisfies Meta<typeof EnergyArrow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabelAndSheet: Story = {};
export const ClassOnly: Story = { args: { product: aListingProduct({ product_energy_class: "C" }) } };
export const OldScale: Story = {
  args: {
    product: aListingProduct({
      energy: anEnergy({ product_energy_class: "A++", product_energy_class_version: 1, product_energy_color: null }),
    }),
  },
};
export const AllClasses: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "0.5rem" }}>
      {energyScale(2).map((energyClass) => (
        <EnergyArrow key={energyClass} product={aListingProduct({ product_energy_class: energyClass })} />
      ))}
    </div>
  ),
};
