import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { text } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { lazyPart } from "./lazyPart.tsx";

it("is rendered in full on a server, where there is no document", async () => {
  const load = async () => (props: { readonly name: string }) => createElement("b", null, props.name);
  const Late = lazyPart(load, { serverMarkup: ".more" });
  const page = new PassThrough();
  const { pipe } = renderToPipeableStream(createElement(Late, { name: "Rea" }), {
    onAllReady: () => void pipe(page),
    onShellError: (error) => void page.destroy(error instanceof Error ? error : undefined),
  });
  expect(await text(page)).toContain(">Rea<");
});
