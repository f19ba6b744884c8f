import { articleHtml, inlineHtml, SanitisedHtml } from "@torg/ui";
import type { ReactElement } from "react";

/** Props of ServerHtml. */
export interface ServerHtmlProps {
  readonly html: string;
  /** Inline content with emphasis only, or a block with pictures and links. */
  readonly as: "span" | "div";
  readonly className?: string;
}

/** HTML from the server, rendered as elements. In its own file, because few carts show any. */
export function ServerHtml({ html, as, className }: ServerHtmlProps): ReactElement {
  return <SanitisedHtml as={as} html={html} rules={as === "span" ? inlineHtml : articleHtml} className={className} />;
}
