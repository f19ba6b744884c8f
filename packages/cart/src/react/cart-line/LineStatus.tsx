import type { ReactElement } from "react";
import { lineStatus } from "../../domain/lineHtml.ts";
import { LateServerHtml } from "../LateServerHtml.tsx";

/** The stock status of a line as the server wrote it; most are plain sentences and need no reader of HTML. */
export function LineStatus({ html }: { readonly html: string }): ReactElement {
  const { text, isWhole } = lineStatus(html);
  const plain = <span>{text}</span>;
  return isWhole ? plain : <LateServerHtml as="span" html={html} fallback={plain} />;
}
