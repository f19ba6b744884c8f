import type { ReactNode } from "react";
import type { IslandMap } from "../runtime/readIslandMap.ts";

/** The page's map of island modules as a JSON block; `<` is escaped so that no address can end the block. */
export function IslandMapScript({ map }: { readonly map: IslandMap }): ReactNode {
  const json = JSON.stringify(map).replaceAll("<", String.raw`\u003c`);
  return <script type="application/json" id="islands" dangerouslySetInnerHTML={{ __html: json }} />;
}
