import { closeIcon, Icon } from "@torg/ui";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import type { MicroBannerContent } from "../../contract/layout.ts";
import type { MicroBannerState } from "../../state/createMicroBannerState.ts";
import { useNavigationTexts } from "../provider/NavigationProvider.tsx";

/** Props of MicroBanner. */
export interface MicroBannerProps {
  readonly banner: MicroBannerContent;
  /** Whether it shows. Without it the strip always shows and cannot be closed. */
  readonly state?: MicroBannerState;
}

function Strip({ banner, onClose }: { readonly banner: MicroBannerContent; readonly onClose?: () => void }) {
  const texts = useNavigationTexts();
  return (
    <div className="torg-micro-banner" data-sticky={banner.sticky ? "" : undefined}>
      {banner.url === null ? <p>{banner.text}</p> : <a href={banner.url}>{banner.text}</a>}
      {banner.closable && onClose !== undefined && (
        <button type="button" aria-label={texts.close} onClick={onClose}>
          <Icon icon={closeIcon} />
        </button>
      )}
    </div>
  );
}

function ClosableStrip({ banner, state }: { banner: MicroBannerContent; state: MicroBannerState }) {
  const { isVisible } = useStore(state);
  return isVisible ? <Strip banner={banner} onClose={state.close} /> : null;
}

/** A line of news above the header. */
export function MicroBanner({ banner, state }: MicroBannerProps): ReactElement {
  return state === undefined ? <Strip banner={banner} /> : <ClosableStrip banner={banner} state={state} />;
}
