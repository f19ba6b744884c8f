import { lazyPart } from "@torg/islands";
import { type ReactElement, useEffect, useState } from "react";
import type { CartFrameProps } from "./CartFrame.tsx";

/** Props of LateCartFrame: those of the frame, and a callback for when it cannot be fetched. */
interface LateCartFrameProps extends CartFrameProps {
  readonly onMissing: () => void;
}

function Missing({ open, onMissing }: LateCartFrameProps): null {
  useEffect(() => {
    if (open) onMissing();
  });
  return null;
}

const Frame = lazyPart<LateCartFrameProps>(
  async () => {
    const { CartFrame } = await import("./CartFrame.tsx");
    return ({ onMissing: _onMissing, ...frame }) => <CartFrame {...frame} />;
  },
  { errorFallback: Missing },
);

/** Fetches the frame of the panel and the dialog ahead, for a page that knows they will be opened. */
export const loadCartFrame: () => Promise<unknown> = Frame.load;

/**
 * The frame of a dialog, fetched when it is first opened, so that a page that opens none does not load the focus trap.
 */
export function LateCartFrame(props: LateCartFrameProps): ReactElement | null {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? <Frame {...props} /> : null;
}
