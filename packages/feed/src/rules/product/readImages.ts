import type { FeedItem } from "../../feedItem.ts";
import { labelPicture } from "../disclosure/disclosure.ts";
import type { FeedProduct, ProductRules } from "./feedProduct.ts";
import type { ReportProblem } from "./itemProblem.ts";
import { readWebAddress } from "../values/readWebAddress.ts";

const maxImages = 11;

interface Picture {
  readonly path: string;
  /** Null for a picture that the shop has already. */
  readonly source: string | null;
}

/** Reads an item's pictures in their order, each once. The guarantee label is fetched too, but is no image. */
export function readImages(
  item: FeedItem,
  rules: ProductRules,
  report: ReportProblem,
): Pick<FeedProduct, "images" | "feedPictures"> {
  const pictures = [item.imageLink, ...item.additionalImageLinks]
    .filter((link) => link.trim() !== "")
    .map((link) => readPicture(link, rules, report))
    .filter((picture) => picture !== null);
  const images = [...new Set(pictures.map(({ path }) => path))].slice(0, maxImages);
  const feedPictures = images.flatMap((path) => {
    const source = pictures.find((picture) => picture.path === path)?.source ?? null;
    return source === null ? [] : [{ path, source }];
  });
  const label = labelPicture(item, picturePath(rules));
  return { images, feedPictures: label === null ? feedPictures : [...feedPictures, label] };
}

/** Where the shop serves a picture that it fetches. */
export function picturePath(rules: ProductRules): (source: string) => string {
  return rules.picturePath ?? ((source) => source);
}

function readPicture(link: string, rules: ProductRules, report: ReportProblem): Picture | null {
  const source = readWebAddress(link);
  if (source === null) {
    report("image-refused");
    return null;
  }
  if (rules.findImage === undefined) return { path: picturePath(rules)(source), source };
  const path = rules.findImage(source);
  return path === null ? null : { path, source: null };
}
