import { awaken, type Mount } from "@torg/islands";
import { openedAs } from "../awake/openedPage.ts";
import { Gallery, type gallery } from "./gallery.island.tsx";

export const mount: Mount<"gallery"> = awaken<typeof gallery>(Gallery, async () => {
  const [{ page }] = await Promise.all([openedAs("product"), import("../client/lightboxStyles.ts")]);
  return { product: page.product };
});
