import { Checkbox } from "@torg/ui";
import type { ReactElement } from "react";
import { useConsent, useConsentContext } from "../ConsentProvider.tsx";

/** A switch for each purpose; what is required is on and stays on. */
export function ConsentSwitches(): ReactElement {
  const { state, texts } = useConsentContext();
  const { choice } = useConsent();
  const { required, functional, marketing } = texts.options;
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
