import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskCode } from "../../fixtures/aDeskCode.ts";
import { CodesPage } from "./CodesPage.tsx";

const codes = [
  aDeskCode(),
  aDeskCode({ id: 4, code: "HUNDRA", label: "HUNDRA", kind: "amount", value: 10_000, endsAt: null, state: "coming" }),
  aDeskCode({ id: 2, code: "VÅR", label: "Vårrea", state: "ended" }),
  aDeskCode({ id: 1, code: "KLUBB", label: "Klubbrabatt", useLimit: 12, state: "used-up", isOfFile: true }),
];

const meta = {
  title: "Desk/CodesPage",
  component: CodesPage,
  args: { codes, operatorRole: "administrator" },
} satisfies Meta<typeof CodesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Codes that apply, will apply, have ended or are used up; one from the shop's file cannot be ended here. */
export const Administrator: Story = {};
/** A seller sees the codes; a sentence says who makes and ends them. */
export const Seller: Story = { args: { operatorRole: "seller" } };
/** A sentence instead of the list; the form for a new code is still above it. */
export const None: Story = { args: { codes: [] } };
export const Refused: Story = {
  args: {
    flash: { values: { code: "REA", percent: "101" }, errors: { percent: ["Ange hela procent från 1 till 100."] } },
  },
};
export const LongWords: Story = {
  args: { codes: [aDeskCode({ code: "CENTRIFUGERINGSHASTIGHETSBEGRÄNSNING1234" })] },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
