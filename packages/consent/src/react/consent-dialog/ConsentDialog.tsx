import { Button, Icon, closeIcon, useModalDialog } from "@torg/ui";
import { modalDialogMark, openModal } from "@torg/ui/wire";
import { useId, useSyncExternalStore, type ReactElement, type ReactNode } from "react";
import { useConsent, useConsentContext } from "../ConsentProvider.tsx";
import { ConsentPurposes } from "./ConsentPurposes.tsx";
import { ConsentSwitches } from "./ConsentSwitches.tsx";

/** Props of ConsentDialog. */
export interface ConsentDialogProps {
  /** Links that must be reachable without consent: privacy, terms, contact. */
  readonly links?: ReactNode;
}

/**
 * Asks for consent; accept and decline are side by side with the same emphasis. It cannot be closed without a choice;
 * later it opens with the settings. It is a native dialog, closed in the HTML, so that a page rendered for everybody
 * can open it with `openModal` before hydration.
 */
export function ConsentDialog({ links }: ConsentDialogProps): ReactElement {
  const { state, texts } = useConsentContext();
  const { isOpen, view } = useConsent();
  const heading = useId();
  const isDecided = useIsDecided();
  const attach = useModalDialog(isOpen);

  return (
    <dialog
      ref={attach}
      data-wire={modalDialogMark}
      className="torg-consent-dialog"
      aria-labelledby={heading}
      // Escape does not count as a choice.
      closedby={isDecided ? undefined : "none"}
      onCancel={(event) => {
        event.preventDefault();
        state.close();
      }}
      onClose={({ currentTarget }) => {
        // A browser may close it anyway; if a choice is due, it is reopened.
        if (state.getState().isOpen) openModal(currentTarget);
      }}
      // The page may have opened it before hydration.
      suppressHydrationWarning
    >
      <div className="torg-consent-dialog__head">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- reading a dialog starts at its heading */}
        <h2 className="torg-consent-dialog__heading" id={heading} tabIndex={-1} autoFocus>
          {texts.heading}
        </h2>
        {isDecided && (
          <Button variant="quiet" aria-label={texts.close} onClick={() => state.close()}>
            <Icon icon={closeIcon} />
          </Button>
        )}
      </div>
      <p>{texts.summary}</p>
      {view === "settings" ? <ConsentSwitches /> : <ConsentPurposes />}
      <p>{texts.withdrawal}</p>
      {links}
      <ChoiceButtons />
    </dialog>
  );
}

/** Whether there is already a choice, which a server cannot know. */
function useIsDecided(): boolean {
  const { state } = useConsentContext();
  return useSyncExternalStore(
    state.subscribe,
    () => state.getState().isDecided,
    () => false,
  );
}

function ChoiceButtons(): ReactElement {
  const { state, texts } = useConsentContext();
  const { view, isSaving } = useConsent();
  return (
    <div className="torg-consent-dialog__buttons">
      <Button variant="primary" busy={isSaving} onClick={() => void state.acceptAll()}>
        {texts.acceptAll}
      </Button>
      <Button variant="primary" busy={isSaving} onClick={() => void state.acceptNecessary()}>
        {texts.onlyNecessary}
      </Button>
      {view === "summary" ? (
        <Button onClick={() => state.showSettings()}>{texts.settings}</Button>
      ) : (
        <Button busy={isSaving} onClick={() => void state.save()}>
          {texts.save}
        </Button>
      )}
    </div>
  );
}
