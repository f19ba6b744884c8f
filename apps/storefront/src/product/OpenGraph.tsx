import type { ReactNode } from "react";

/** Props of `OpenGraph`. */
export interface OpenGraphProps {
  readonly type: "product" | "website";
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Address of the page without what does not change it. */
  readonly address: string;
  /** Address of a picture; none if empty. */
  readonly image: string;
  /** Makes addresses absolute. */
  readonly origin: string;
}

/** The picture in a width that fills a preview. */
function previewOf(image: string, origin: string): string {
  if (image === "") return "";
  const address = new URL(image, origin);
  if (address.searchParams.has("w")) address.searchParams.set("w", "1280");
  return address.href;
}

/** What a link to the page looks like where somebody shares it. React takes the elements into the head. */
export function OpenGraph({ origin, siteName, address, image, ...said }: OpenGraphProps): ReactNode {
  const facts = {
    ...said,
    site_name: siteName,
    locale: "sv_SE",
    url: new URL(address, origin).href,
    image: previewOf(image, origin),
  };
  return Object.entries(facts)
    .filter(([, content]) => content !== "")
    .map(([name, content]) => <meta key={name} property={`og:${name}`} content={content} />);
}
