import { Button, Icon, eyeOffIcon } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { useConsent, useConsentContext } from "../ConsentProvider.tsx";

/** Props of BlockedContent. */
export interface BlockedContentProps {
  /** Who the content comes from, in words. */
  readonly provider?: string;
  /** Content of others; it is not drawn, so nothing of it is fetched, before functional services are allowed. */
  readonly children: ReactNode;
}

/** Shows content of others when functional services are allowed, and else a notice with the way to allow them. */
export function BlockedContent({ provider, children }: BlockedContentProps): ReactElement {
  const { state, texts } = useConsentContext();
  const { effective, isSaving } = useConsent();
  if (effective.functional) return <>{children}</>;
  return (
    <div className="torg-blocked-content">
      <Icon icon={eyeOffIcon} />
      <p className="torg-blocked-content__text">{texts.blocked.text}</p>
      {provider !== undefined && <p className="torg-blocked-content__provider">{provider}</p>}
      <Button busy={isSaving} onClick={() => void state.acceptFunctional()}>
        {texts.blocked.activate}
      </Button>
    </div>
  );
}
