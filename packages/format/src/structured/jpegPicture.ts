import { pictureAtWidth } from "../pictureSet.ts";

const hasWidth = /[?&]w=\d+(?:[&#]|$)/;

/**
 * The address of a picture as JPEG at a width in pixels, for programs that show no drawings: the image service's
 * parameters `w` and `f`. An address without a width is unchanged.
 */
export function jpegPicture(address: string, width: number): string {
  if (!hasWidth.test(address)) return address;
  const [place = "", ...fragment] = pictureAtWidth(address, width).split("#");
  return [`${place}&f=jpg`, ...fragment].join("#");
}
