import "@torg/ui/styles.css";
import "../../../packages/navigation/src/styles.css";
import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { wireMenu, wireMicroBanner } from "@torg/navigation/wire";
import { wireAnchors, wireCarousel, wireCountdown, wireFolds, wireLongText, wirePassword } from "@torg/ui/wire";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import * as mainMenu from "../../../packages/navigation/src/react/main-menu/MainMenu.stories.tsx";
import * as news from "../../../packages/navigation/src/react/micro-banner/MicroBanner.stories.tsx";
import * as anchors from "../../../packages/ui/src/anchor-navigation/AnchorNavigation.stories.tsx";
import * as carousel from "../../../packages/ui/src/carousel/Carousel.stories.tsx";
import * as countdown from "../../../packages/ui/src/countdown/Countdown.stories.tsx";
import * as fold from "../../../packages/ui/src/folded-section/FoldedSection.stories.tsx";
import * as longText from "../../../packages/ui/src/long-text/LongText.stories.tsx";
import * as password from "../../../packages/ui/src/password-field/PasswordField.stories.tsx";
import { withLook } from "../.storybook/withLook.tsx";
import { setWidth } from "./setWidth.ts";

const desktop = 1200;
const phone = 390;

setProjectAnnotations({
  decorators: [withLook],
  initialGlobals: { theme: "standard", mode: "light", direction: "ltr", textSize: "100", motion: "reduced" },
});

type Wire = (canvas: HTMLElement, story: string) => void;

/** Renders a story on the server, and wires it: no React runs in the browser. */
const drawnThen = (wire: Wire) => ({
  renderToCanvas: (
    { storyFn, name }: { readonly storyFn: () => ReactNode; readonly name: string },
    canvas: HTMLElement,
  ): void => {
    canvas.innerHTML = renderToString(createElement(() => storyFn()));
    wire(canvas, name);
  },
});

/** Counts down as the story does: its own clock is stopped, except in the story that shows it running. */
function countStory(canvas: HTMLElement, story: string): void {
  const { end, words, now } = countdown.default.args;
  const start = Date.now();
  wireCountdown(canvas, { end, ...words, clock: () => (story === "Counting" ? now + Date.now() - start : now) });
}

const wired = {
  anchors: composeStories(anchors, drawnThen(wireAnchors)),
  carousel: composeStories(carousel, drawnThen(wireCarousel)),
  countdown: composeStories(countdown, drawnThen(countStory)),
  fold: composeStories(fold, drawnThen(wireFolds)),
  longText: composeStories(
    longText,
    drawnThen((canvas) => wireLongText(canvas, longText.default.args)),
  ),
  menu: composeStories(mainMenu, drawnThen(wireMenu)),
  news: composeStories(news, drawnThen(wireMicroBanner)),
  password: composeStories(password, drawnThen(wirePassword)),
};

/** Stories of React-only behaviour: automatic rotation, and the callback at the end. */
const onlyReact = ["carousel Rotating", "countdown Ended"];

interface PlayedStory {
  readonly name: string;
  readonly width: number;
  readonly run: () => Promise<void>;
}

const canvas = document.createElement("div");

const played: readonly PlayedStory[] = Object.entries(wired).flatMap(([part, stories]) =>
  Object.entries(stories).flatMap(([story, { play, globals, run }]) => {
    const name = `${part} ${story}`;
    if (play === undefined || onlyReact.includes(name)) return [];
    const isPhone = JSON.stringify(globals).includes('"phone"');
    return [{ name, width: isPhone ? phone : desktop, run: () => run({ canvasElement: canvas }) }];
  }),
);

beforeEach(() => {
  document.body.replaceChildren(canvas);
  window.scrollTo({ top: 0, behavior: "instant" });
});

describe("the stories of a part, rendered on a server and wired without React", () => {
  it("are those with a play function", () => {
    expect(played.length).toBeGreaterThan(20);
  });

  it.each(played)("pass for $name", async ({ width, run }) => {
    await setWidth(width);
    await run();
  });
});
