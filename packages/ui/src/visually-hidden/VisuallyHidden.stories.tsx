import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "Kit/VisuallyHidden",
  component: VisuallyHidden,
  render: () => (
    <p>
      4 990 kr <VisuallyHidden>inklusive moms</VisuallyHidden>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
export const InASentence: StoryObj<typeof meta> = {};
