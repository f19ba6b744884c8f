import { useEffect, useState } from "react";

/** How long somebody has been waiting: not worth a word, so that it is seen, or so long that it has to be explained. */
type Waiting = "short" | "seen" | "long";

/** Milliseconds until a wait is seen, and until it is explained. */
const waitingSteps = { seen: 1500, long: 8000 } as const;

/** How long something has been going on that is going on now; "short" while nothing is. */
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
