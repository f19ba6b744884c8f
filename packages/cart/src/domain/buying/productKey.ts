/** A product or one variant of it, with its row once the server has given it one. */
export interface ProductRow {
  readonly productId: number;
  readonly rowId?: string;
  readonly variantId?: number;
}

/** Identifies a row before and after the server has given it an id: changes with the same key concern the same row. */
export function changeKey({ productId, rowId, variantId }: ProductRow): string {
  return rowId ?? `${productId}/${variantId ?? 0}`;
}

/** Identifies a product and variant among the additions of a page. */
export function purchaseKey(productId: number, variantId: number | null): string {
  return changeKey({ productId, ...variantField(variantId) });
}

/** A variant counts only when its id is above 0. */
export function variantOf(variantId: number | null | undefined): number | undefined {
  const id = variantId ?? 0;
  return id > 0 ? id : undefined;
}

/** The variant as a field, left out where there is none. */
export function variantField(variantId: number | null | undefined): Pick<ProductRow, "variantId"> {
  const id = variantOf(variantId);
  return id === undefined ? {} : { variantId: id };
}
