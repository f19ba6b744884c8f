/** Addresses of one picture for ordinary and dense screens. */
export interface PictureSources {
  readonly src: string;
  readonly srcSet: string | undefined;
}

/**
 * Asks the shop's image service for a picture at a width in CSS pixels and at twice that. Pictures from elsewhere and
 * drawings, which have no size, are left as they are.
 */
export function pictureSources(address: string, width: number): PictureSources {
  const [path = ""] = address.split("?");
  if (!path.startsWith("/assets/uploads/") || path.endsWith(".svg")) return { src: address, srcSet: undefined };
  const at = (size: number) => `${path}?w=${size}`;
  return { src: at(width), srcSet: `${at(width)} 1x, ${at(2 * width)} 2x` };
}
