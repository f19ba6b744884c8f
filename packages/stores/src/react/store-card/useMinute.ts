import { useEffect, useState } from "react";

/** How often it is looked whether stores have opened or closed, in milliseconds. */
const everyMinute = 60_000;

/** The time, anew each minute; null on a server and until a page is live, since a page may be kept for a while. */
export function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const look = (): void => setNow(new Date());
    look();
    const timer = setInterval(look, everyMinute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
