/** Addresses of one picture for ordinary and for dense screens. */
export interface PictureSet {
  readonly src: string;
  readonly srcSet: string | undefined;
}

/**
 * The addresses of a picture at a width in pixels and at twice that, by the width parameter `w` of the image service.
 * Drawings, which have no size, and addresses without a width stay as they are.
 */
export function pictureSet(address: string, width: number): PictureSet {
  const [path = ""] = address.split("?");
  if (!/[?&]w=\d+/.test(address) || path.endsWith(".svg")) return { src: address, srcSet: undefined };
  const at = (size: number): string => address.replace(/([?&]w=)\d+/, `$1${size}`);
  return { src: at(width), srcSet: `${at(width * 2)} 2x` };
}
