import type { Mount } from "@torg/islands";
import { lazyCompare } from "./lazyCompare.ts";

/** Shows the bar of compared products. */
export const mount: Mount<"compareBar"> = () => lazyCompare().wake();
