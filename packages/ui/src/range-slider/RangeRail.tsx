import { type CSSProperties, type MouseEvent, type ReactElement, useRef } from "react";
import { useHydrated } from "../internal/useHydrated.ts";
import { nearerEnd, numberAt, shareOfWay } from "./range.ts";
import { RangeThumb } from "./RangeThumb.tsx";
import { shareAt } from "./shareAt.ts";
import { useEarlyPress } from "./useEarlyPress.ts";
import type { RangeHandle } from "./useRange.ts";

/** Props of RangeWay. */
export interface RangeWayProps {
  readonly handle: RangeHandle;
  readonly minThumbLabel: string;
  readonly maxThumbLabel: string;
  readonly valueText: ((value: number) => string) | undefined;
}

/** The track from bound to bound with a thumb at each end; a press beside the thumbs moves the nearer one there. */
export function RangeWay({ handle, minThumbLabel, maxThumbLabel, valueText }: RangeWayProps): ReactElement {
  const isLive = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  useEarlyPress(root, handle);
  const { range, scale, put } = handle;
  const { bounds } = scale;
  const share = shareOfWay(range, bounds);
  const place: CSSProperties & Record<"--torg-range-min" | "--torg-range-max", number> = {
    "--torg-range-min": share.min,
    "--torg-range-max": share.max,
  };
  const handleClick = (event: MouseEvent<HTMLElement>): void => {
    const { currentTarget: way, target } = event;
    const wish = numberAt(shareAt(way, event.clientX), bounds);
    const end = nearerEnd(range, wish);
    const thumb = way.querySelector<HTMLInputElement>(`[data-end="${end}"]`);
    if (target !== way || thumb === null || thumb.matches(":disabled")) return;
    put(end, wish);
    thumb.focus({ preventScroll: true });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the thumbs have the keys
    <div ref={root} className="torg-range-slider__way" style={place} onClick={handleClick}>
      {isLive && bounds.min < bounds.max && (
        <>
          <RangeThumb end="min" label={minThumbLabel} handle={handle} valueText={valueText} />
          <RangeThumb end="max" label={maxThumbLabel} handle={handle} valueText={valueText} />
        </>
      )}
    </div>
  );
}
