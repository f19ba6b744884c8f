import type { ReactNode } from "react";

/** Props of `StructuredData`. */
export interface StructuredDataProps {
  readonly data: Readonly<Record<string, unknown>>;
}

/** Facts for search engines as a block of data; `<` is escaped, so that no text can end the block. */
export function StructuredData({ data }: StructuredDataProps): ReactNode {
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
