const [second, minute, hour] = [1, 60, 3600];

/** Seconds from a failed attempt to the next, as Standard Webhooks suggests: ten attempts over three days. */
const delays = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/**
 * Seconds until the next attempt for a message that has failed `tries` times, or null to give up. `random`, from 0 to
 * 1, shifts it by up to a fifth, so that messages that failed together are not retried together; `retryAfter` is the
 * receiver's request, at most a day.
 */
export function nextTry(tries: number, random: number, retryAfter = 0): number | null {
  const delay = delays[tries - 1];
  return delay === undefined
    ? null
    : Math.max(Math.round(delay * (0.8 + 0.4 * random)), Math.min(retryAfter, 24 * hour));
}
