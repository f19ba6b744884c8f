import { MicroBanner as Strip } from "@torg/ui";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import type { MicroBannerContent } from "../../contract/layout.ts";
import type { MicroBannerState } from "../../state/createMicroBannerState.ts";
import { navigationMarks } from "../../wire/navigationMarks.ts";
import { useNavigationTexts } from "../provider/NavigationProvider.tsx";

/** Props of MicroBanner. */
export interface MicroBannerProps {
  readonly banner: MicroBannerContent;
  /** Visibility. Without it the banner always shows and cannot be closed. */
  readonly state?: MicroBannerState;
}

function News({ banner, onClose }: { readonly banner: MicroBannerContent; readonly onClose?: () => void }) {
  const texts = useNavigationTexts();
  return (
    <Strip
      data-wire={navigationMarks.news}
      aria-label={texts.news}
      href={banner.url ?? undefined}
      note={banner.conditions}
      sticky={banner.sticky}
      closeLabel={texts.close}
      onClose={banner.closable ? onClose : undefined}
    >
      {banner.text}
    </Strip>
  );
}

function ClosableNews({ banner, state }: { readonly banner: MicroBannerContent; readonly state: MicroBannerState }) {
  const { isVisible } = useStore(state);
  return isVisible ? <News banner={banner} onClose={state.close} /> : null;
}

/** A line of news above the header. */
export function MicroBanner({ banner, state }: MicroBannerProps): ReactElement {
  return state === undefined ? <News banner={banner} /> : <ClosableNews banner={banner} state={state} />;
}
