import { productSafetyPath } from "@torg/format/addresses";

/** The page that tells of recalls. */
export const safetySlug = productSafetyPath.slice(productSafetyPath.lastIndexOf("/") + 1);
