import { Dialog, SuccessDialog } from "@torg/ui";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import { CaseThanks } from "../return-form/CaseThanks.tsx";
import { ReturnForm } from "../return-form/ReturnForm.tsx";
import type { ReturnFormProps } from "../return-form/ReturnFormProps.ts";
import { useReturnsTexts } from "../ReturnsProvider.tsx";

/** Props of ReturnDialog. */
export interface ReturnDialogProps extends ReturnFormProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called when the confirmation is closed. */
  readonly onDone: () => void;
}

/** The return form in a dialog, and a confirmation in another one once the case is registered. */
export function ReturnDialog({ open, onOpenChange, onDone, ...form }: ReturnDialogProps): ReactElement {
  const texts = useReturnsTexts();
  const thanks = useStore(form.state, (snapshot) => snapshot.thanks);
  return (
    <>
      <Dialog open={open && thanks === null} onOpenChange={onOpenChange} title={texts.heading} closeLabel={texts.close}>
        <ReturnForm {...form} />
      </Dialog>
      <SuccessDialog
        open={thanks !== null}
        onOpenChange={onDone}
        title={texts.received}
        text={<CaseThanks state={form.state} />}
        closeLabel={texts.close}
      />
    </>
  );
}
