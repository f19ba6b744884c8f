import { BlockedContent as BlockedPlace, useHydrated } from "@torg/ui";
import { type ReactElement, type ReactNode, useId } from "react";
import { useConsent, useConsentContext } from "../ConsentProvider.tsx";
import { AllowButton } from "./AllowButton.tsx";

/** Props of BlockedContent. */
export interface BlockedContentProps {
  /** Id of the element that the page returns to after consent was given here. Default: a generated one. */
  readonly id?: string | undefined;
  /** The source of the content, as a host or other name: the notice says what it learns about the visitor. */
  readonly provider?: string | undefined;
  /** Its purpose, as a separate sentence. */
  readonly purpose?: string | undefined;
  /** Aspect ratio of the content, for example `16 / 9`: notice and content take the same space. */
  readonly ratio?: string;
  /** Third-party content; until functional services are allowed it is not rendered, so nothing of it is fetched. */
  readonly children: ReactNode;
}

/**
 * Shows third-party content if functional services are allowed, else a notice with the button to allow them. After
 * consent given here, the reloaded page returns to this element, with the focus on the content.
 */
export function BlockedContent(props: BlockedContentProps): ReactElement {
  const ownId = useId();
  const { id = ownId, provider, purpose, ratio, children } = props;
  const { state, texts } = useConsentContext();
  const { effective } = useConsent();
  // The server renders the notice for everybody, and the browser's first render must match.
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
