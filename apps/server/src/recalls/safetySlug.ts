import { productSafetyPath } from "@torg/format/addresses";

/** The slug of the page about recalls. */
export const safetySlug = productSafetyPath.slice(productSafetyPath.lastIndexOf("/") + 1);
