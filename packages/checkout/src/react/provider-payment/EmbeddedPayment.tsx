import { Alert, Button } from "@torg/ui";
import { useRef, useSyncExternalStore, type ReactElement } from "react";
import { missingDeliveryBlock } from "../../domain/providerPayment.ts";
import type { LaterCheckoutTexts } from "../../texts/laterSv.ts";
import { embedOf } from "./embeds/providerEmbeds.ts";
import { LoadingPayment } from "./LoadingPayment.tsx";
import type { ProviderPaymentProps } from "./ProviderPaymentProps.ts";
import { useEmbeddedPayment } from "./useEmbeddedPayment.ts";

/** Props of EmbeddedPayment. */
export interface EmbeddedPaymentProps extends ProviderPaymentProps {
  readonly provider: LaterCheckoutTexts["provider"];
}

/** A provider's own checkout on the page: its HTML, with its scripts run in order. */
export function EmbeddedPayment(props: EmbeddedPaymentProps): ReactElement {
  const { state, data, isEnabled, texts, provider } = props;
  const { snippet, handler } = data;
  // The page cannot see a press inside the frame, so it must be blocked beforehand.
  const isStopped = useSyncExternalStore(state.subscribe, state.isPostalCodeInTheWay);
  const embed = embedOf(handler);
  const missing = embed.asksBefore ? null : missingDeliveryBlock(data);
  const hint = isStopped ? texts.postalCodeProblems["in-the-way"] : missing && provider.missing[missing];
  const isPlaceMissing = missing !== null;
  const isUnsaved = useSyncExternalStore(state.subscribe, () => state.getState().isUnsaved);
  const isHeld = !isEnabled || hint !== null || isUnsaved;
  const container = useRef<HTMLDivElement>(null);
  const { backend } = props.addresses;
  const phase = useEmbeddedPayment(container, {
    state,
    embed,
    snippet,
    isPlaceMissing,
    texts,
    provider,
    backend,
  });
  return (
    <>
      {hint !== null && <p>{hint}</p>}
      {isUnsaved && (
        <Alert
          tone="danger"
          actions={
            <Button size="small" onClick={() => void state.saveAgain()}>
              {provider.saveAgain}
            </Button>
          }
        >
          {provider.unsaved}
        </Alert>
      )}
      <div className="torg-provider-payment" aria-busy={isHeld} data-handler={handler} hidden={phase === "missing"}>
        <div ref={container} className="torg-provider-payment__frame" inert={isHeld} />
        {phase === "loading" && !isPlaceMissing && <LoadingPayment texts={texts} />}
      </div>
    </>
  );
}
