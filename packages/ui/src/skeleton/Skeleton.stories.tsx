import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../testing/Row.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { skeletonNotes } from "./Skeleton.notes.ts";

const meta = {
  title: "Kit/Skeleton",
  component: Skeleton,
  parameters: { notes: skeletonNotes },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

const paragraph: Story["render"] = () => (
  <div style={{ maxInlineSize: "28rem" }}>
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton />
    <Skeleton style={{ inlineSize: "45%" }} />
  </div>
);

export const Shapes: Story = {
  render: () => (
    <Row stacked>
      <Skeleton />
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <Skeleton shape="picture" style={{ inlineSize: "8rem" }} />
    </Row>
  ),
};
export const Tile: Story = {
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
export const Paragraph: Story = { render: paragraph };
export const RightToLeft: Story = { render: paragraph, globals: { direction: "rtl" } };
