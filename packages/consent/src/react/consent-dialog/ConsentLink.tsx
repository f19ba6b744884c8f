import { Button } from "@torg/ui";
import type { ReactElement } from "react";
import { useConsentContext } from "../ConsentProvider.tsx";

/** Opens the consent settings; it belongs on every page. */
export function ConsentLink(): ReactElement {
  const { state, texts } = useConsentContext();
  return (
    <Button variant="quiet" size="small" onClick={() => state.open()}>
      {texts.open}
    </Button>
  );
}
