import { Button, Checkbox, Dialog } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { useConsent, useConsentContext } from "../ConsentProvider.tsx";

/** Props of ConsentDialog. */
export interface ConsentDialogProps {
  /** Links that have to be within reach without consent: privacy, terms, contact. */
  readonly links?: ReactNode;
}

/**
 * Asks for consent: yes and no stand side by side and weigh the same. Without a choice it cannot be closed; later it
 * opens with the settings.
 */
export function ConsentDialog({ links }: ConsentDialogProps): ReactElement {
  const { state, texts } = useConsentContext();
  const { isOpen, view, isSaving } = useConsent();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) state.close();
      }}
      title={texts.heading}
      closeLabel={texts.close}
      description={texts.summary}
      className="torg-consent-dialog"
      footer={
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
      }
    >
      {view === "settings" ? <Switches /> : <Purposes />}
      <p>{texts.withdrawal}</p>
      {links}
    </Dialog>
  );
}

function Purposes(): ReactElement {
  const { texts } = useConsentContext();
  return (
    <ul className="torg-consent-dialog__purposes">
      {Object.values(texts.options).map(({ name, description }) => (
        <li key={name}>
          <strong>{name}.</strong> {description}
        </li>
      ))}
    </ul>
  );
}

function Switches(): ReactElement {
  const { state, texts } = useConsentContext();
  const { choice } = useConsent();
  const { required, functional_third_party: functional, marketing_third_party: marketing } = texts.options;
  return (
    <div className="torg-consent-dialog__switches">
      <Checkbox checked disabled hint={required.description}>
        {required.name}
      </Checkbox>
      <Checkbox
        checked={choice.functional}
        hint={functional.description}
        onChange={(event) => state.turn({ functional: event.currentTarget.checked })}
      >
        {functional.name}
      </Checkbox>
      <Checkbox
        checked={choice.marketing}
        hint={marketing.description}
        onChange={(event) => state.turn({ marketing: event.currentTarget.checked })}
      >
        {marketing.name}
      </Checkbox>
    </div>
  );
}
