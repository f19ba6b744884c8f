const [second, minute, hour] = [1, 60, 3600];

/** Seconds from a failed try to the next one, as Standard Webhooks suggests: ten tries over three days. */
const delays = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/**
 * Seconds until a message is tried again that has failed `tries` times, or null when it is given up. `random`, from 0 to 1,
 * moves it up to a fifth to either side, so that what failed together is not tried together; `retryAfter` is what the
 * receiver asks for, at most a day.
 */
export function nextTry(tries: number, random: number, retryAfter = 0): number | null {
  const delay = delays[tries - 1];
  return delay === undefined
    ? null
    : Math.max(Math.round(delay * (0.8 + 0.4 * random)), Math.min(retryAfter, 24 * hour));
}
