import { Canvas, Source } from "@storybook/addon-docs/blocks";
import { type ReactElement, useContext } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { ShownLook } from "./ShownLook.ts";

interface Placement {
  readonly inline?: boolean;
  readonly iframeHeight?: number | string;
}

/** Where a story wants to be shown: inline, or in an iframe, as a dialog needs. */
export function placementOf(story: PreparedStory): Placement {
  const docs: { readonly story?: Placement } | undefined = story.parameters["docs"];
  return docs?.story ?? {};
}

/** A story in the look of the page, with its code. An iframe is loaded when it comes near the viewport. */
export function StoryView({ story }: { readonly story: PreparedStory }): ReactElement {
  const look = useContext(ShownLook);
  const { inline = true, iframeHeight = 400 } = placementOf(story);
  const dark = look.mode === "dark";
  if (inline) return <Canvas of={story.moduleExport} source={{ dark }} />;
  const globals = Object.entries(look)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  const address = `iframe.html?id=${story.id}&viewMode=story&globals=${globals}`;
  return (
    <div className="docs-window">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook */}
      <iframe key={address} src={address} title={story.name} height={iframeHeight} loading="lazy" />
      <details>
        <summary>Show code</summary>
        <Source of={story.moduleExport} dark={dark} />
      </details>
    </div>
  );
}
