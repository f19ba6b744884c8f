import { awaken, type Mount } from "@torg/islands";
import { ComparedProduct, type compareLink } from "./compareLink.island.tsx";
import { lazyCompare } from "./lazyCompare.ts";

const draw = awaken<typeof compareLink>(ComparedProduct, (props) => ({ ...props, controls: lazyCompare() }));

/** Takes the link over; ready when the list is known, so that a second press takes the product out again. */
export const mount: Mount<"compareLink"> = async (element, takeTyped) => {
  await Promise.all([draw(element, takeTyped), lazyCompare().wake()]);
};
