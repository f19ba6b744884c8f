import type { Schedule } from "@torg/http";

/** Delays choices that change quickly: only the last of several within a moment is sent. */
export interface DebouncedChoice {
  readonly delay: (send: () => Promise<void>) => void;
  readonly isDelayed: () => boolean;
  /** Sends a delayed choice at once; returns whether there was one. */
  readonly flush: () => boolean;
}

/** How long a choice may still change before it is sent, in milliseconds. */
export const choiceDelay = 200;

/** Debounces the choices of one group: only the last of several is sent, after a pause or by `flush`. */
export function createDebouncedChoice(schedule: Schedule): DebouncedChoice {
  let cancel = (): void => {};
  let delayed: (() => Promise<void>) | null = null;
  const flush = (): boolean => {
    cancel();
    const send = delayed;
    delayed = null;
    if (send !== null) void send();
    return send !== null;
  };
  return {
    flush,
    isDelayed: () => delayed !== null,
    delay(send) {
      cancel();
      delayed = send;
      cancel = schedule(flush, choiceDelay);
    },
  };
}
