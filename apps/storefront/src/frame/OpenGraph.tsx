import { iconPaths, uploadsPath } from "@torg/format/addresses";
import type { ReactNode } from "react";

/** What a link to a page shows where somebody shares it. */
export interface OpenGraphProps {
  readonly type: "product" | "website";
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Whole address of the page without what does not change it. */
  readonly address: string;
  /** Address of a picture; empty: that of the shop itself. */
  readonly image: string;
  /** Makes addresses absolute. */
  readonly origin: string;
}

/** The picture in a width that fills a preview, and never as a drawing, which previews cannot show. */
function previewOf(image: string, origin: string): string {
  const address = new URL(image || iconPaths.large, origin);
  // A picture that stands within the page itself lies nowhere.
  if (!address.protocol.startsWith("http")) return origin + iconPaths.large;
  if (!address.pathname.startsWith(uploadsPath)) return address.href;
  address.searchParams.set("w", "1280");
  address.searchParams.set("f", "jpg");
  return address.href;
}

/** What a link to the page looks like where somebody shares it. */
export function OpenGraph({ origin, siteName, address, image, ...said }: OpenGraphProps): ReactNode {
  const facts = {
    ...said,
    site_name: siteName,
    locale: "sv_SE",
    url: address,
    image: previewOf(image, origin),
  };
  return (
    <>
      {Object.entries(facts)
        .filter(([, content]) => content !== "")
        .map(([name, content]) => (
          <meta key={name} property={`og:${name}`} content={content} />
        ))}
      <meta name="twitter:card" content={image === "" ? "summary" : "summary_large_image"} />
    </>
  );
}
