import { pictureWithWidth } from "@torg/format";
import { iconPaths, uploadsPath } from "@torg/format/addresses";
import { jpegPicture } from "@torg/format/structured";
import type { ReactNode } from "react";

/** Props of `OpenGraph`: the preview of a shared link. */
export interface OpenGraphProps {
  readonly type: "product" | "website";
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Absolute address of the page, without parameters that do not change it. */
  readonly address: string;
  /** Address of a picture; empty: the shop's own icon. */
  readonly image: string;
  /** Makes addresses absolute. */
  readonly origin: string;
}

const pictureWidth = 1280;

/** The picture at preview width, and never as SVG, which previews cannot show. */
function previewOf(image: string, origin: string): string {
  const address = new URL(image || iconPaths.large, origin);
  // A picture embedded in the page (`data:`) has no address to link to.
  if (!address.protocol.startsWith("http")) return origin + iconPaths.large;
  if (!address.pathname.startsWith(uploadsPath)) return address.href;
  return jpegPicture(pictureWithWidth(address.href, pictureWidth), pictureWidth);
}

/** The Open Graph tags of a page, for previews of shared links. */
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
