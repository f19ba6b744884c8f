import { awaken, type Mount } from "@torg/islands";
import { openedAs } from "../awake/openedPage.ts";
import { Gallery, type gallery } from "./gallery.island.tsx";
import "./lightbox.css";

export const mount: Mount<"gallery"> = awaken<typeof gallery>(Gallery, async () => {
  const { page } = await openedAs("product");
  return { product: page.product };
});
