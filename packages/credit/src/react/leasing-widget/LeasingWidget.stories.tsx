import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LeasingWidget } from "./LeasingWidget.tsx";

const meta = {
  title: "Credit/LeasingWidget",
  component: LeasingWidget,
  args: { html: "<p>Leasing från <strong>312 kr/mån</strong> exkl. moms i 36 månader.</p>" },
} satisfies Meta<typeof LeasingWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An offer for companies, and marked as such. */
export const Offered: Story = {};
export const LongWords: Story = {
  args: { html: "<p>Restaurangköksutrustningsleasingavtalsförmedlingskostnadsuppskattning från 312 kr/mån.</p>" },
};
/** The lender's HTML is sanitised: no script, no style, no event handler. */
export const Cleaned: Story = {
  args: {
    html: '<style>p{color:red}</style><p onclick="alert(1)" style="position:fixed">Leasing från 312 kr/mån.</p><script>alert(1)</script>',
  },
  play: async ({ canvas, canvasElement }) => {
    const line = canvas.getByText("Leasing från 312 kr/mån.");
    await expect(line.getAttributeNames()).toEqual([]);
    await expect(canvasElement.querySelector("script, section style")).toBeNull();
  },
};
/** The lender's response was empty. */
export const Empty: Story = {
  args: { html: " " },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
/** The lender failed, refused or took too long. */
export const Failed: Story = { ...Empty, args: { html: null } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
