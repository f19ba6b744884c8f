import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskCaseRow } from "../../fixtures/aDeskCase.ts";
import { CaseListPage } from "./CaseListPage.tsx";

const meta = {
  title: "Desk/CaseListPage",
  component: CaseListPage,
  args: {
    cases: [
      aDeskCaseRow(),
      aDeskCaseRow({ id: "1000", number: 1000, kind: "return", pictures: 0, pieces: 3 }),
      aDeskCaseRow({ id: "a1000", number: 1000, kind: "withdrawal", pictures: 0 }),
    ],
    next: null,
    filter: "open",
  },
} satisfies Meta<typeof CaseListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Return, complaint and withdrawal are told apart by their badges; a complaint has a colour of its own. */
export const Open: Story = {};
/** Open and ended cases together; a badge marks the ended ones. */
export const All: Story = {
  args: { filter: "all", cases: [aDeskCaseRow({ isEnded: true }), aDeskCaseRow({ id: "9" })] },
};
/** More than fit: the rest is behind a link that needs no script. */
export const MoreThanFit: Story = { args: { filter: "all", next: "1764000000000000-1001" } };
/** A sentence says that there is nothing to do, and the filters stay. */
export const None: Story = { args: { cases: [] } };
export const LongWords: Story = {
  args: { cases: [aDeskCaseRow({ buyer: "Centrifugeringshastighetsbegränsningsindikatorlampfabriken" })] },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
