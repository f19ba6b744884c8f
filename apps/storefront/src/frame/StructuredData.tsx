import { type StructuredData as Thing, thingsOfPage } from "@torg/format/structured";
import type { ReactNode } from "react";

/** Props of `StructuredData`. */
export interface StructuredDataProps {
  readonly things: readonly Thing[];
}

/** Structured data for search engines; `<` is escaped, so that no text can end the script block. */
export function StructuredData({ things }: StructuredDataProps): ReactNode {
  if (things.length === 0) return null;
  const json = JSON.stringify(thingsOfPage(things)).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
