import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoundationPage, FoundationSection } from "../testing/FoundationPage.tsx";
import { useTokens } from "../testing/useTokens.ts";

const meta = {
  title: "Foundations/Space",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta;

export default meta;

const steps = [
  { step: 1, use: "Between a sign and its word" },
  { step: 2, use: "Inside small things" },
  { step: 3, use: "Between fields of one group" },
  { step: 4, use: "Inside cards, between cards" },
  { step: 5, use: "Inside dialogs, sides of buttons" },
  { step: 6, use: "Between groups" },
  { step: 7, use: "Between sections of a page" },
  { step: 8, use: "Between bands on a wide page" },
  { step: 9, use: "Before the foot of a page" },
];

const measures = [
  { name: "control", use: "Height of what is pressed: 44 px, big enough for a thumb" },
  { name: "page", use: "Widest content of a page" },
];

function Steps() {
  const values = useTokens(steps.map(({ step }) => `--torg-space-${step}`));
  return (
    <ul className="docs-scale">
      {steps.map(({ step, use }) => (
        <li key={step} className="docs-step">
          <span className="docs-bar" style={{ inlineSize: `var(--torg-space-${step})` }} />
          <p>
            <code>space-{step}</code> <span className="docs-value">{values.get(`--torg-space-${step}`)}</span> {use}
          </p>
        </li>
      ))}
    </ul>
  );
}

export const Space: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Space"
      lead="Nine steps in rem. The closer two things belong, the smaller the step between them."
    >
      <FoundationSection title="Steps">
        <Steps />
      </FoundationSection>
      <FoundationSection title="Measures">
        <dl className="docs-terms">
          {measures.map(({ name, use }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{use}</dd>
            </div>
          ))}
        </dl>
      </FoundationSection>
    </FoundationPage>
  ),
};
