import type { FeedProduct } from "@torg/feed";
import { uploadsPath } from "@torg/format/addresses";
import { drawingPath } from "../drawings/drawingPath.ts";

/** A product with its drawing, shown when it has no picture or the picture cannot be fetched. */
export interface DrawnProduct extends FeedProduct {
  /** Path below `/assets/uploads/`; null for goods without a drawing. */
  readonly drawing: string | null;
}

/** Adds the drawing made from a product's facts; it becomes the picture when the feed names none. */
export function withDrawing(product: FeedProduct): DrawnProduct {
  const { externalId: id, title, categoryPath, details, colours, images } = product;
  const drawing = drawingPath({ id, title, categoryPath, details, colours: colours.map(({ name }) => name) });
  if (drawing === null || images.length > 0) return { ...product, drawing };
  return { ...product, drawing, images: [`${uploadsPath}${drawing}`] };
}
