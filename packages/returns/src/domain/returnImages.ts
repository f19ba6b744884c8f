/** What is known of a file before it is sent. */
export interface ImageFile {
  /** The media type that the file claims. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** An accepted image as shown: its address, the address of its thumbnail, and the file's name. */
export interface ReturnImage {
  readonly src: string;
  readonly thumb: string;
  readonly alt: string;
}

/** Why some chosen files were not accepted. */
export type ImageProblem =
  | { readonly code: "too-many"; readonly max: number }
  | { readonly code: "wrong-type" }
  | { readonly code: "too-large"; readonly maxBytes: number };

/** Accepted media types, as for the `accept` attribute. */
export const imageTypes = ["image/jpeg", "image/png"] as const;

/** Ten megabytes each. */
export const maxImageBytes = 10 * 1024 * 1024;

/** Maximum number of images when the shop sets no other. */
export const defaultMaxImages = 1;

/**
 * Adds chosen files to those accepted before, up to the maximum and in their order. The files that fit are kept
 * whatever the others are; of several problems the number is reported first, then the type.
 */
export function addImages<F extends ImageFile>(
  taken: readonly F[],
  chosen: readonly F[],
  max: number = defaultMaxImages,
): { readonly images: readonly F[]; readonly problem: ImageProblem | null } {
  const ofType = chosen.filter(({ type }) => imageTypes.some((accepted) => accepted === type));
  const fitting = ofType.filter(({ size }) => size <= maxImageBytes);
  const images = [...taken, ...fitting].slice(0, Math.max(max, taken.length));
  return { images, problem: problemOf() };

  function problemOf(): ImageProblem | null {
    if (taken.length + fitting.length > max) return { code: "too-many", max };
    if (ofType.length < chosen.length) return { code: "wrong-type" };
    return fitting.length < ofType.length ? { code: "too-large", maxBytes: maxImageBytes } : null;
  }
}
