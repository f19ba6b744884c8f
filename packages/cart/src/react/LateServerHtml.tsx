import { lazy, Suspense, type ReactElement, type ReactNode } from "react";
import type { ServerHtmlProps } from "./ServerHtml.tsx";

const ServerHtml = lazy(async () => {
  const { ServerHtml: part } = await import("./ServerHtml.tsx");
  return { default: part };
});

/** HTML of the server; what reads it is fetched when there is some, with `fallback` in its place until then. */
export function LateServerHtml({
  fallback,
  ...html
}: ServerHtmlProps & { readonly fallback: ReactNode }): ReactElement {
  return (
    <Suspense fallback={fallback}>
      <ServerHtml {...html} />
    </Suspense>
  );
}
