import type { FeedProduct } from "@torg/feed";
import { uploadsPath } from "@torg/format/addresses";
import { drawingPath } from "../drawings/drawingPath.ts";

/** A product with the picture that is drawn of it where it has none of its own, or where its own cannot be had. */
export interface DrawnProduct extends FeedProduct {
  /** Path below `/assets/uploads/`; null for goods that there is no drawing of. */
  readonly drawing: string | null;
}

/** Draws a product by its own facts; it is shown by that drawing when its feed names no picture. */
export function withDrawing(product: FeedProduct): DrawnProduct {
  const { externalId: id, title, categoryPath, details, colours, images } = product;
  const drawing = drawingPath({ id, title, categoryPath, details, colours: colours.map(({ name }) => name) });
  if (drawing === null || images.length > 0) return { ...product, drawing };
  return { ...product, drawing, images: [`${uploadsPath}${drawing}`] };
}
