import type { ReactElement } from "react";
import { lineStatus } from "../../domain/lineHtml.ts";
import { LateServerHtml } from "../LateServerHtml.tsx";

/** The stock status of a line from the server; most are plain sentences and need no HTML parser. */
export function LineStatus({ html }: { readonly html: string }): ReactElement {
  const { text, isWhole } = lineStatus(html);
  const plainText = <span>{text}</span>;
  return isWhole ? plainText : <LateServerHtml as="span" html={html} fallback={plainText} />;
}
