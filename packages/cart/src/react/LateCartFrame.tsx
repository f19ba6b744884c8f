import { later } from "@torg/islands";
import { type ReactElement, useEffect, useState } from "react";
import type { CartFrameProps } from "./CartFrame.tsx";

/** Props of LateCartFrame: those of the frame, and what happens when it cannot be fetched. */
interface LateCartFrameProps extends CartFrameProps {
  readonly onMissing: () => void;
}

function Missing({ open, onMissing }: LateCartFrameProps): null {
  useEffect(() => {
    if (open) onMissing();
  });
  return null;
}

const Frame = later<LateCartFrameProps>(
  async () => {
    const { CartFrame } = await import("./CartFrame.tsx");
    return ({ onMissing: _onMissing, ...frame }) => <CartFrame {...frame} />;
  },
  { missing: Missing },
);

/** Fetches what panel and dialog of the cart stand in before they are opened, for a page that knows that they will be. */
export const loadCartFrame: () => Promise<unknown> = Frame.load;

/**
 * The frame of a dialog, fetched when it is opened for the first time: a page that opens none pays nothing for keeping
 * the focus inside one.
 */
export function LateCartFrame(props: LateCartFrameProps): ReactElement | null {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? <Frame {...props} /> : null;
}
