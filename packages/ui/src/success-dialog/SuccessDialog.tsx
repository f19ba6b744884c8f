import { type ReactElement, type ReactNode, useRef } from "react";
import { Button } from "../button/Button.tsx";
import type { DialogProps } from "../dialog/DialogFrame.tsx";
import { DialogFrame } from "../dialog/DialogFrame.tsx";
import { Icon } from "../icon/Icon.tsx";
import { successIcon } from "../icon/icons.ts";

/** Props of SuccessDialog. */
export interface SuccessDialogProps extends Omit<DialogProps, "description" | "children" | "footer" | "initialFocus"> {
  /** What was achieved and what comes next; announced when the dialog opens. */
  readonly text: ReactNode;
}

/** Confirms a success: an icon, a title, a text and a single button, which has the focus. */
export function SuccessDialog({ text, ...rest }: SuccessDialogProps): ReactElement {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      {...rest}
      closesInFoot
      looks={{ "data-size": "small", "data-tone": "positive" }}
      initialFocus={close}
      title={
        <>
          <Icon icon={successIcon} className="torg-dialog__sign" />
          {rest.title}
        </>
      }
      description={text}
      footer={
        <Button ref={close} variant="primary" onClick={() => rest.onOpenChange(false)}>
          {rest.closeLabel}
        </Button>
      }
    />
  );
}
