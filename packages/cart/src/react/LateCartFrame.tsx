import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useState } from "react";
import type { CartFrameProps } from "./CartFrame.tsx";

/** Props of LateCartFrame: those of the frame, and what happens when it cannot be fetched. */
interface LateCartFrameProps extends CartFrameProps {
  readonly onMissing: () => void;
}

/** Fetches what panel and dialog of the cart stand in before they are opened, for a page that knows that they will be. */
export async function loadCartFrame(): Promise<void> {
  await import("./CartFrame.tsx");
}

const Frame = lazy(async (): Promise<{ readonly default: ComponentType<LateCartFrameProps> }> => {
  try {
    const { CartFrame } = await import("./CartFrame.tsx");
    return { default: ({ onMissing: _onMissing, ...frame }) => <CartFrame {...frame} /> };
  } catch {
    return { default: Missing };
  }
});

function Missing({ open, onMissing }: LateCartFrameProps): null {
  useEffect(() => {
    if (open) onMissing();
  });
  return null;
}

/**
 * The frame of a dialog, fetched when it is opened for the first time: a page that opens none pays nothing for keeping
 * the focus inside one.
 */
export function LateCartFrame(props: LateCartFrameProps): ReactElement | null {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  ) : null;
}
