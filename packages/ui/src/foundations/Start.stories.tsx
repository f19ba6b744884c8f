import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoundationPage, FoundationSection } from "../testing/FoundationPage.tsx";
import { ShopSample } from "../testing/ShopSample.tsx";

const meta = {
  title: "Start",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta;

export default meta;

const usage = [
  'import "@torg/ui/styles.css";',
  'import { Button, TextField } from "@torg/ui";',
  "",
  '<TextField label="E-post" type="email" error={problem} />',
  '<Button variant="primary" type="submit">Fortsätt</Button>',
].join("\n");

const toolbar = [
  ["Theme", "The same parts in another voice: standard or team-workwear. A shop adds a file of tokens for its own."],
  ["Light or dark", "Both are made by hand. A page follows the system unless it is told otherwise."],
  ["Direction of writing", "From right to left everything turns, without a style of its own."],
  ["Size of the text", "150 and 200 per cent: nothing is cut, nothing scrolls sideways."],
  ["Motion", "What somebody sees who asked the system for less of it."],
  ["Width", "320, 390, 768, 1025 and 1280 pixels. 320 is also what 1280 is at 400 per cent."],
];

const places = [
  ["Foundations", "Colour, type, space and the other tokens, as they are in each theme.", "foundations-colour--colour"],
  [
    "Kit",
    "Every generic part, each with a page of its own: what it is for, and each of its states.",
    "kit-button--docs",
  ],
  [
    "Navigation to Consent",
    "What the shop is made of, in the order in which a shopper meets it: menus, listing and product, stores, cart, checkout, reviews, returns.",
    "catalog-product-tile--docs",
  ],
  ["Pages", "Whole pages of the shop, with what can stand on them.", "pages-account--docs"],
] as const;

const promises = [
  ["No words inside", "Parts take their words as props or children, so that they speak the language of the shop."],
  ["HTML first", "Forms send, links lead and details open before any script has come."],
  ["By keyboard alone", "Whatever can be done can be done with keys; each part has a story that proves it."],
  ["Yours to restyle", "One class and some data attributes in cascade layers: what stands outside of them wins."],
];

export const Start: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Torg"
      lead="The parts that a Swedish web shop is made of: calm, quick, and the same for everybody who shops."
    >
      <ShopSample name="start" />
      <FoundationSection
        title="Where to find what"
        text="The list at the side has four kinds of entries; / or Ctrl + K finds a name."
      >
        <ul className="docs-cards">
          {places.map(([name, text, story]) => (
            <li key={name}>
              <h3>
                <a href={`./?path=/${story.endsWith("--docs") ? "docs" : "story"}/${story}`} target="_top">
                  {name}
                </a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="What every part keeps to">
        <ul className="docs-cards">
          {promises.map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection
        title="How to use it"
        text={
          <>
            One package with one sheet of styles, or the sheet of each part alone. React 19 and nothing else is needed
            around it; every part renders on a server.
          </>
        }
      >
        <pre className="docs-code" lang="sv">
          <code>{usage}</code>
        </pre>
      </FoundationSection>
      <FoundationSection
        title="How to look at it"
        text="Every part has a page: what it is for, what it is made of, which keys it answers to, and a written list of its states with what to look for in each. The toolbar above changes how all of them are seen."
      >
        <dl className="docs-terms">
          {toolbar.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </FoundationSection>
      <FoundationSection
        title="How states are reviewed"
        text="A state that is worth a look is a story, and a story is a test: it renders without a word on the console, its keys do what they say, axe finds nothing in any theme, light or dark, and the picture is the one that was accepted. A state in the written list without a story fails, and so does a story that the list does not name."
      />
    </FoundationPage>
  ),
};
