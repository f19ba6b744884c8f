import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";

/** Props of Tooltip. */
export interface TooltipProps {
  /** What it says; nothing that is needed, it only helps. */
  readonly content: ReactNode;
  /** One element that takes the focus and a `ref`, such as a Button. */
  readonly children: ReactElement;
  readonly side?: "top" | "right" | "bottom" | "left" | undefined;
}

/** Words beside a control under the pointer or with the focus; Escape hides them, the pointer may rest on them. */
export function Tooltip({ content, children, side = "top" }: TooltipProps): ReactElement {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="torg-tooltip" side={side} sideOffset={6} collisionPadding={8}>
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
