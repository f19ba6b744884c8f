import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "@torg/ui";
import { aCaseReceipt } from "../../fixtures/aCaseReceipt.ts";
import { ReturnsPage } from "./ReturnsPage.tsx";

const meta = {
  title: "Returns/ReturnsPage",
  component: ReturnsPage,
  args: {
    children: (
      <LinkButton href="#anmal" variant="primary">
        Registrera retur/reklamation
      </LinkButton>
    ),
  },
} satisfies Meta<typeof ReturnsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three different rights, kept apart. */
export const Ways: Story = {};
/** The form without the three ways above it, as it is used without script, and a link back to them. */
export const FormAlone: Story = { args: { isForm: true } };
/** The receipt of the case takes the place of the ways, with a link back to them. */
export const Receipt: Story = { args: { receipt: aCaseReceipt() } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
