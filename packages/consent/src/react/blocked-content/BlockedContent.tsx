import { BlockedContent as BlockedPlace, useHydrated } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { useConsent, useConsentContext } from "../ConsentProvider.tsx";
import { AllowButton } from "./AllowButton.tsx";

/** Props of BlockedContent. */
export interface BlockedContentProps {
  /** Who the content comes from, as a host name or a name: the notice says what a yes lets it know. */
  readonly provider?: string | undefined;
  /** What it is for, as a sentence of its own. */
  readonly purpose?: string | undefined;
  /** Width to height of the content, for example `16 / 9`: notice and content take the same place. */
  readonly ratio?: string;
  /** Content of others; it is not drawn, so nothing of it is fetched, before functional services are allowed. */
  readonly children: ReactNode;
}

/** Shows content of others when functional services are allowed, and else a notice with the way to allow them. */
export function BlockedContent({ provider, purpose, ratio, children }: BlockedContentProps): ReactElement {
  const { texts } = useConsentContext();
  const { effective } = useConsent();
  // What a server draws for everybody is the notice; the first drawing of a browser has to be the same.
  const isAwake = useHydrated();
  return (
    <BlockedPlace
      title={texts.blocked.text}
      text={provider === undefined ? undefined : texts.blocked.reason(provider, purpose)}
      ratio={ratio}
      action={<AllowButton />}
    >
      {isAwake && effective.functional && children}
    </BlockedPlace>
  );
}
