import { createStore } from "zustand/vanilla";
import { type Announced, createAnnouncements, type Urgency } from "./createAnnouncements.ts";
import type { ToastSchedule } from "./ToastSchedule.ts";
import { holdClock, startClock, timeLeft, type ToastClock } from "./toastClock.ts";

/** A message to show. */
export interface ToastMessage {
  /** The text, shown and announced. */
  readonly text: string;
  /** A short title above the text. */
  readonly title?: string | undefined;
  /** Kind of message; default: info. Danger is announced assertively, everything else politely. */
  readonly tone?: "info" | "positive" | "warning" | "danger" | undefined;
  /** A link below the text. It must not be the only way to something. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
  /** Stays until it is closed. */
  readonly stays?: boolean | undefined;
}

/** A visible message. */
export interface Toast extends ToastMessage {
  readonly id: string;
}

/** The currently shown and announced messages. */
export interface ToastSnapshot {
  /** Oldest first. */
  readonly toasts: readonly Toast[];
  readonly announced: Announced;
}

/** Why the timers are paused. */
export type PauseReason = "pointer" | "focus" | "hidden";

/** Options of `createToastState`, all optional. */
export interface ToastStateOptions {
  /** How long a message shows, in milliseconds; default: 5000. */
  readonly duration?: number | undefined;
  /** Most messages shown at once; default: 3. The oldest is removed for a new one. */
  readonly limit?: number | undefined;
  readonly schedule?: ToastSchedule | undefined;
  /** Milliseconds since any fixed moment. */
  readonly now?: (() => number) | undefined;
}

/** The messages of one page. */
export interface ToastState {
  readonly getState: () => ToastSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows and announces a message; an identical one replaces the earlier. Returns its identifier. */
  readonly show: (message: ToastMessage) => string;
  readonly close: (id: string) => void;
  /** Announces a text without showing it; a repeated text is announced again. */
  readonly announce: (text: string, urgency?: Urgency) => void;
  /** Pauses all timers until every reason is released. */
  readonly hold: (reason: PauseReason) => void;
  readonly release: (reason: PauseReason) => void;
}

const byTimeout: ToastSchedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

interface Running {
  clock: ToastClock;
  cancel: () => void;
}

/**
 * Creates the messages of one page. Create it once, and pass it to Toaster or Announcer and to all code that shows
 * messages.
 */
export function createToastState(options: ToastStateOptions = {}): ToastState {
  const { duration = 5000, limit = 3, schedule = byTimeout, now = Date.now } = options;
  const { getState, setState, subscribe } = createStore<ToastSnapshot>()(() => ({
    toasts: [],
    announced: { polite: "", assertive: "" },
  }));
  const running = new Map<string, Running>();
  const reasons = new Set<PauseReason>();
  let count = 0;

  const announce = createAnnouncements(schedule, (announced) =>
    setState((before) => ({ announced: { ...before.announced, ...announced } })),
  );
  const close = (id: string): void => {
    running.get(id)?.cancel();
    running.delete(id);
    setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  };
  const startTimer = (id: string, entry: Running): void => {
    entry.clock = startClock(entry.clock, now());
    entry.cancel = schedule(() => close(id), timeLeft(entry.clock, now()));
  };

  return {
    getState,
    subscribe,
    close,
    announce: (text, urgency = "polite") => announce(text, urgency),
    show: (message) => {
      const { title = "", text, tone, stays = false } = message;
      count += 1;
      const id = `${count}`;
      for (const former of getState().toasts) if (former.text === text && former.tone === tone) close(former.id);
      setState(({ toasts }) => ({ toasts: [...toasts, { ...message, id }] }));
      for (const oldest of getState().toasts.slice(0, -limit)) close(oldest.id);
      const entry: Running = { clock: { left: duration, since: null }, cancel: () => undefined };
      if (!stays) running.set(id, entry);
      if (!stays && reasons.size === 0) startTimer(id, entry);
      announce(`${title} ${text}`.trim(), tone === "danger" ? "assertive" : "polite");
      return id;
    },
    hold: (reason) => {
      reasons.add(reason);
      for (const entry of running.values()) {
        entry.cancel();
        entry.clock = holdClock(entry.clock, now());
      }
    },
    release: (reason) => {
      reasons.delete(reason);
      if (reasons.size > 0) return;
      for (const [id, entry] of running) {
        entry.cancel();
        startTimer(id, entry);
      }
    },
  };
}
