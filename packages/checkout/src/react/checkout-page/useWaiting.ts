import { useEffect, useState } from "react";

/** The length of a wait: too short to mention, long enough to show, or so long that it must be explained. */
type Waiting = "short" | "seen" | "long";

/** Milliseconds until a wait is seen, and until it is explained. */
const waitingSteps = { seen: 1500, long: 8000 } as const;

/** How long the current wait has lasted; "short" if there is none. */
export function useWaiting(isBusy: boolean): Waiting {
  const [waiting, setWaiting] = useState<Waiting>("short");
  useEffect(() => {
    if (!isBusy) return undefined;
    const timers = [
      setTimeout(() => setWaiting("seen"), waitingSteps.seen),
      setTimeout(() => setWaiting("long"), waitingSteps.long),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setWaiting("short");
    };
  }, [isBusy]);
  return isBusy ? waiting : "short";
}
