import { BlockedContent as BlockedPlace, useHydrated } from "@torg/ui";
import { type ReactElement, type ReactNode, useId } from "react";
import { useConsent, useConsentContext } from "../ConsentProvider.tsx";
import { AllowButton } from "./AllowButton.tsx";

/** Props of BlockedContent. */
export interface BlockedContentProps {
  /** Id of the place, to which the page comes back after a yes given here. Default: one of its own. */
  readonly id?: string | undefined;
  /** Who the content comes from, as a host name or a name: the notice says what a yes lets it know. */
  readonly provider?: string | undefined;
  /** What it is for, as a sentence of its own. */
  readonly purpose?: string | undefined;
  /** Width to height of the content, for example `16 / 9`: notice and content take the same place. */
  readonly ratio?: string;
  /** Content of others; it is not drawn, so nothing of it is fetched, before functional services are allowed. */
  readonly children: ReactNode;
}

/**
 * Shows content of others when functional services are allowed, and else a notice with the way to allow them. The page
 * that is loaded after a yes given here comes back to the place, with the focus on the content.
 */
export function BlockedContent(props: BlockedContentProps): ReactElement {
  const ownId = useId();
  const { id = ownId, provider, purpose, ratio, children } = props;
  const { state, texts } = useConsentContext();
  const { effective } = useConsent();
  // What a server draws for everybody is the notice; the first drawing of a browser has to be the same.
  const isAwake = useHydrated();
  return (
    <BlockedPlace
      id={id}
      takesFocus={state.hasComeTo(id)}
      title={texts.blocked.text}
      text={provider === undefined ? undefined : texts.blocked.reason(provider, purpose)}
      ratio={ratio}
      action={<AllowButton place={id} />}
    >
      {isAwake && effective.functional && children}
    </BlockedPlace>
  );
}
