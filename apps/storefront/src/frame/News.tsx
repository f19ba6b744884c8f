import { MicroBanner } from "@torg/navigation";
import type { MicroBannerContent } from "@torg/navigation/contract";
import { createMicroBannerState } from "@torg/navigation/state";
import { hideMicroBannerScript } from "@torg/navigation/domain";
import type { ReactNode } from "react";

/** Props of `News`. */
export interface NewsProps {
  readonly banner: MicroBannerContent;
}

/** The news banner above the header, and the script that hides it if it was closed in this session. */
export function News({ banner }: NewsProps): ReactNode {
  const state = createMicroBannerState({ getItem: () => null, setItem: () => {} });
  return (
    <>
      <MicroBanner banner={banner} state={state} />
      {banner.closable ? <script dangerouslySetInnerHTML={{ __html: hideMicroBannerScript }} /> : null}
    </>
  );
}
