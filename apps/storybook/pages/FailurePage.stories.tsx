import type { Meta, StoryObj } from "@storybook/react-vite";
import { FailurePage } from "../../storefront/src/frame/FailurePage.tsx";

const meta = { title: "Pages/Failure", component: FailurePage } satisfies Meta<typeof FailurePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page could not be rendered. */
export const Failure: Story = {};
