import type { ShopSettings } from "@torg/navigation/contract";
import type { ReactNode } from "react";
import { compareBarId } from "./compareBarId.ts";

/** Props of `CompareBarPlace`. */
export interface CompareBarPlaceProps {
  readonly settings: ShopSettings;
}

/** Where the bar of compared products is drawn once there are some; it wakes when the server knows of any. */
export function CompareBarPlace({ settings }: CompareBarPlaceProps): ReactNode {
  return <div id={compareBarId} data-island="compare" data-late data-max={settings.compareMax} />;
}
