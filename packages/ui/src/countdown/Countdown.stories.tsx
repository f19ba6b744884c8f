import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, fn, waitFor } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { countdownNotes } from "./Countdown.notes.ts";
import { Countdown, type CountdownProps } from "./Countdown.tsx";

const words = {
  label: "Tid kvar av kampanjen",
  days: "Dagar",
  hours: "Timmar",
  minutes: "Minuter",
  seconds: "Sekunder",
  hide: "Dölj nedräkning",
  show: "Visa nedräkning",
  ended: "Kampanjen är slut",
};

const end = Date.UTC(2026, 10, 30, 22, 59);
const left = (days: number, time: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return end - (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
};
const stopped = (now: number) => ({ now, clock: () => now });

const meta = {
  title: "Kit/Countdown",
  component: Countdown,
  parameters: { notes: countdownNotes },
  args: { end, endText: "Gäller till 30 november kl. 23.59", words, onEnd: fn(), ...stopped(left(1, "02:03:04")) },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole("timer", { name: "Tid kvar av kampanjen" });
    await expect(timer).toHaveTextContent("1 Dagar2 Timmar3 Minuter4 Sekunder");
    await expect(timer).toHaveAttribute("aria-live", "off");
  },
};

export const ManyDays: Story = { args: stopped(left(142, "23:59:59")) };

/** A clock that stops after two seconds, so that the story's screenshot is always the same. */
function TwoSeconds(props: CountdownProps) {
  const [start] = useState(() => Date.now());
  return <Countdown {...props} clock={() => left(1, "02:03:04") + Math.min(2000, Date.now() - start)} />;
}

export const Counting: Story = {
  render: (args) => <TwoSeconds {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent(/2 Sekunder$/), { timeout: 4000 });
  },
};

function Ending(props: CountdownProps) {
  const [start] = useState(() => Date.now());
  return <Countdown {...props} now={end - 40} clock={() => end - 40 + Date.now() - start} />;
}

export const Ended: Story = {
  render: (args) => <Ending {...args} />,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Kampanjen är slut"));
    await expect(canvas.getByRole("timer")).toHaveTextContent("0 Dagar0 Timmar0 Minuter0 Sekunder");
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  // The HTML of a server that was not given the time.
  render: (args) => (
    <div dangerouslySetInnerHTML={{ __html: renderToString(<Countdown {...args} now={undefined} />) }} />
  ),
};

export const LongWords: Story = {
  args: {
    words: {
      ...words,
      days: "Återstående kampanjdagar",
      hours: "Återstående kampanjtimmar",
      minutes: "Kampanjminuter",
      seconds: "Kampanjsekunder",
      hide: "Dölj kampanjnedräkningen på den här sidan",
    },
    endText: "Kampanjerbjudandet om luftkonditioneringsanläggningar gäller till och med den 30 november kl. 23.59",
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const LittleRoom: Story = {
  decorators: [inRoom("12rem")],
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Dölj nedräkning" });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("timer")).toBeNull();
    await expect(canvas.getByText("Gäller till 30 november kl. 23.59")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Visa nedräkning" })).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("timer")).toBeVisible();
  },
};
