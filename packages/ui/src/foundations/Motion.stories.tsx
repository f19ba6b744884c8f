import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { FoundationPage, FoundationSection } from "../testing/FoundationPage.tsx";
import { useTokens } from "../testing/useTokens.ts";

const meta = {
  title: "Foundations/Motion",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta;

export default meta;

const durations = [
  { name: "--torg-duration-1", use: "Colour under the pointer, arrows that turn" },
  { name: "--torg-duration-2", use: "What slides or opens: panels, toasts, details" },
];

const words = [
  { name: "enter", use: "What comes: panels, dialogs, the head of the page. Quick at first, then softly." },
  { name: "leave", use: "What goes: in half the time, since nobody looks at it any longer." },
  { name: "move", use: "What changes its place, and is followed with the eye." },
  {
    name: "confirm",
    use: "That a press was heard: the number at the cart, a heart. A little beyond its end and back.",
  },
];

function Durations() {
  const [isAtEnd, setIsAtEnd] = useState(false);
  const values = useTokens([...durations.map(({ name }) => name), "--torg-ease"]);
  return (
    <>
      <ul className="docs-tracks">
        {durations.map(({ name, use }) => (
          <li key={name}>
            <div className="docs-track" data-end={isAtEnd ? "" : undefined}>
              <span
                style={{
                  inlineSize: isAtEnd ? "100%" : "var(--torg-control)",
                  transition: `inline-size var(${name}) var(--torg-ease)`,
                }}
              />
            </div>
            <p>
              <code>{name.slice(7)}</code> <span className="docs-value">{values.get(name)}</span> {use}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <code>ease</code> <span className="docs-value">{values.get("--torg-ease")}</span> Starts at once and settles
        softly.
      </p>
      <Button onClick={() => setIsAtEnd((was) => !was)} aria-pressed={isAtEnd}>
        Move
      </Button>
    </>
  );
}

export const Motion: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Motion"
      lead="Motion tells where something came from or that something is going on, and is over before it is noticed."
    >
      <FoundationSection title="Durations">
        <Durations />
      </FoundationSection>
      <FoundationSection
        title="Four words"
        text="Every motion is one of four, and parts say its name instead of a time: so a shop that changes a token changes all of them, and what is the same looks the same. Between two pages of the shop the browser fades, and the picture of the tile that was pressed moves to its place on the page of the product; nothing waits for it."
      >
        <dl className="docs-terms">
          {words.map(({ name, use }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{use}</dd>
            </div>
          ))}
        </dl>
      </FoundationSection>
      <FoundationSection
        title="Reduced motion"
        text="Who asks the system for less motion gets durations of zero: things are there or gone. What tells that something is going on turns slowly instead of standing still, nothing scrolls smoothly, and nothing plays by itself. The toolbar shows it, for style sheets and scripts alike."
      >
        <Spinner label="Hämtar" />
      </FoundationSection>
      <FoundationSection title="Never">
        <ul className="docs-list">
          <li>Nothing moves on its own for more than five seconds without a button that stops it.</li>
          <li>Nothing flashes.</li>
          <li>Nothing that is moving has to be hit, and no control waits for a motion to end.</li>
          <li>Nothing shifts what somebody is reading: what comes later has its place from the start.</li>
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Move" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Enter}");
  },
};
