import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, type ReactElement, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { type Look, toLook } from "../look.ts";
import { showLook } from "../withLook.tsx";
import { ShownLook } from "./ShownLook.ts";
import { tellLandmarksApart } from "./tellLandmarksApart.ts";
import { docsThemes } from "../themes.ts";

type Channel = DocsContainerProps["context"]["channel"];

interface Message {
  readonly globals?: Readonly<Record<string, unknown>>;
}

function lastLook(channel: Channel): Look {
  const [message]: readonly Message[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return toLook(message?.globals ?? {});
}

/** The look chosen in the toolbar, kept up to date. */
function useLook(channel: Channel): Look {
  const [look, setLook] = useState(() => lastLook(channel));
  useEffect(() => {
    const update = (message: Message): void => setLook(toLook(message.globals ?? {}));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return look;
}

/** Renumbers landmarks whenever stories are added or changed. */
function useDistinctLandmarks(): void {
  useEffect(() => {
    const page = document.body;
    const changes = new MutationObserver(() => tellLandmarksApart(page));
    changes.observe(page, { childList: true, subtree: true });
    tellLandmarksApart(page);
    return () => changes.disconnect();
  }, []);
}

/** A documentation page in the chosen look. Only its stories switch to right-to-left: its own text is English. */
export function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>): ReactElement {
  const look = useLook(context.channel);
  useDistinctLandmarks();
  useEffect(() => showLook({ ...look, direction: "ltr" }), [look]);
  return (
    <DocsContainer context={context} theme={docsThemes[look.mode]}>
      <ShownLook value={look}>{children}</ShownLook>
    </DocsContainer>
  );
}
