import { useEffect, useState } from "react";

/** How often the opening state is checked, in milliseconds. */
const everyMinute = 60_000;

/** The current time, updated every minute; null on a server and until hydration, because the HTML may be cached. */
export function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const update = (): void => setNow(new Date());
    update();
    const timer = setInterval(update, everyMinute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
