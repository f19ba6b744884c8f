/** Addresses of one picture for standard and high-density screens. */
export interface PictureSet {
  readonly src: string;
  readonly srcSet: string | undefined;
}

const widthParameter = /([?&]w=)\d+(?=&|$)/;

/** An address without its fragment, and the fragment with its `#`. */
function cutFragment(address: string): readonly [string, string] {
  const mark = address.indexOf("#");
  return mark === -1 ? [address, ""] : [address.slice(0, mark), address.slice(mark)];
}

/**
 * The address of a picture at a width in pixels, set with the image service's parameter `w`. An address without that
 * parameter is unchanged.
 */
export function pictureAtWidth(address: string, width: number): string {
  const [place, fragment] = cutFragment(address);
  return `${place.replace(widthParameter, `$1${width}`)}${fragment}`;
}

/** The address of a picture at a width in pixels; the parameter `w` is added if it is missing. */
export function pictureWithWidth(address: string, width: number): string {
  const [place, fragment] = cutFragment(address);
  if (widthParameter.test(place)) return pictureAtWidth(address, width);
  return `${place}${place.includes("?") ? "&" : "?"}w=${width}${fragment}`;
}

/**
 * The addresses of a picture at a width in pixels and at twice that. SVG drawings, which scale, and addresses without a
 * width are unchanged; addresses that begin with `service`, the folder of an image service, need no width.
 */
export function pictureSet(address: string, width: number, service?: string): PictureSet {
  const [place] = cutFragment(address);
  const isSized = widthParameter.test(place) || (service !== undefined && address.startsWith(service));
  if (!isSized || /\.svg(\?|$)/.test(place)) return { src: address, srcSet: undefined };
  return { src: pictureWithWidth(address, width), srcSet: `${pictureWithWidth(address, width * 2)} 2x` };
}
