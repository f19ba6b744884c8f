/** The width in pixels that a picture is asked for when it is shown as large as can be. */
export const fullPictureWidth = 2048;

/**
 * The address of a picture at a width in pixels, by the parameter `w` of its image service. An address without that
 * parameter stays as it is.
 */
export function pictureAtWidth(address: string, width: number = fullPictureWidth): string {
  const [beforeHash = "", ...hash] = address.split("#");
  const wide = beforeHash.replace(/([?&]w=)\d+(?=&|$)/, `$1${width}`);
  return [wide, ...hash].join("#");
}
