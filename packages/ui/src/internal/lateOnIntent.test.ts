import { createElement, Suspense } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { text } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { lateOnIntent } from "./lateOnIntent.tsx";

it("is drawn whole by a server, where there is no document", async () => {
  const Late = lateOnIntent<{ readonly name: string }>(".more", async () => {
    const { Badge } = await import("../badge/Badge.tsx");
    return ({ name }) => createElement(Badge, null, name);
  });
  const page = new PassThrough();
  const { pipe } = renderToPipeableStream(createElement(Suspense, null, createElement(Late, { name: "Rea" })), {
    onAllReady: () => void pipe(page),
    onShellError: (error) => void page.destroy(error instanceof Error ? error : undefined),
  });
  expect(await text(page)).toContain(">Rea<");
});
