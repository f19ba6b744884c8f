import { Checkbox } from "@torg/ui";
import type { ReactElement } from "react";
import { useConsent, useConsentContext } from "../ConsentProvider.tsx";

/** One switch per purpose; the required one is always on. */
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
