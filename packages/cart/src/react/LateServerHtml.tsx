import { later } from "@torg/islands";
import type { ReactNode } from "react";
import type { ServerHtmlProps } from "./ServerHtml.tsx";

/** Props of LateServerHtml: those of the HTML, and what stands there until it can be read. */
interface LateServerHtmlProps extends ServerHtmlProps {
  readonly fallback: ReactNode;
}

/** HTML of the server; what reads it is fetched when there is some, with `fallback` in its place until then. */
export const LateServerHtml = later<LateServerHtmlProps>(
  async () => {
    const { ServerHtml } = await import("./ServerHtml.tsx");
    return ({ fallback: _fallback, ...html }) => <ServerHtml {...html} />;
  },
  { until: ({ fallback }) => fallback },
);
