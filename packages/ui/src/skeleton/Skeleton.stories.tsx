import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta = { title: "Kit/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
export const Tile: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ inlineSize: "14rem" }}>
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton style={{ inlineSize: "80%" }} />
      <Skeleton shape="control" />
    </div>
  ),
};
