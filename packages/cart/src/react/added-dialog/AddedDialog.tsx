import { Alert, Button, LinkButton, Spinner } from "@torg/ui";
import type { ReactElement } from "react";
import { LateCartFrame } from "../LateCartFrame.tsx";
import { LateServerHtml } from "../LateServerHtml.tsx";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";

/**
 * The dialog after an addition at a page-supplied address: it opens at once, then shows the server's text about the
 * product.
 */
export function AddedDialog(): ReactElement {
  const { state, texts, addresses } = useCartContext();
  const laterTexts = useLaterCartTexts();
  const dialog = useCart((snapshot) => snapshot.addedDialog);
  const error = dialog?.error ?? null;
  const html = dialog?.html ?? null;
  return (
    <LateCartFrame
      open={dialog !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) state.closeAddedDialog();
      }}
      onMissing={state.closeAddedDialog}
      title={error === null ? texts.addedDialog : laterTexts.somethingFailed}
      closeLabel={texts.close}
      footer={
        error === null && (
          <>
            <Button onClick={state.closeAddedDialog}>{laterTexts.keepShopping}</Button>
            <LinkButton href={addresses.checkout} variant="primary">
              {texts.toCheckout}
            </LinkButton>
          </>
        )
      }
    >
      {error !== null && (
        <Alert tone="danger">
          {error.text ?? (error.isUnconfirmed === true ? texts.purchaseProblems.unconfirmed : texts.notAdded)}
        </Alert>
      )}
      {error === null && html === null && <Spinner label={laterTexts.loading} />}
      {html !== null && (
        <LateServerHtml
          as="div"
          html={html}
          className="torg-added-dialog"
          fallback={<Spinner label={laterTexts.loading} />}
        />
      )}
    </LateCartFrame>
  );
}
