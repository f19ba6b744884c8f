import { lazyPart } from "@torg/islands";
import type { ReactNode } from "react";
import type { ServerHtmlProps } from "./ServerHtml.tsx";

/** Props of LateServerHtml: those of the HTML, and a fallback until it can be rendered. */
interface LateServerHtmlProps extends ServerHtmlProps {
  readonly fallback: ReactNode;
}

/** HTML from the server. Its renderer is fetched when there is any; until then `fallback` is shown. */
export const LateServerHtml = lazyPart<LateServerHtmlProps>(
  async () => {
    const { ServerHtml } = await import("./ServerHtml.tsx");
    return ({ fallback: _fallback, ...html }) => <ServerHtml {...html} />;
  },
  { fallback: ({ fallback }) => fallback },
);
