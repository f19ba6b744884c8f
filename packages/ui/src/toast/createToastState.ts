import { createStore } from "zustand/vanilla";
import { type Announced, createAnnouncements, type Urgency } from "./createAnnouncements.ts";
import type { ToastSchedule } from "./ToastSchedule.ts";
import { holdClock, startClock, timeLeft, type ToastClock } from "./toastClock.ts";

/** A message to be shown. */
export interface ToastMessage {
  /** What it says; it is shown and announced. */
  readonly text: string;
  /** A few words above the text. */
  readonly title?: string | undefined;
  /** What kind of message it is; info when left out. Danger is announced at once, all else in a pause. */
  readonly tone?: "info" | "positive" | "warning" | "danger" | undefined;
  /** A link under the text. It may hold nothing that can only be done here. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
  /** Stays until it is closed. */
  readonly stays?: boolean | undefined;
}

/** A message that is shown. */
export interface Toast extends ToastMessage {
  readonly id: string;
}

/** What is shown and announced at this moment. */
export interface ToastSnapshot {
  /** Oldest first. */
  readonly toasts: readonly Toast[];
  readonly announced: Announced;
}

/** Why messages do not run out just now. */
export type HoldReason = "pointer" | "focus" | "hidden";

/** What the state is made with; all of it may be left out. */
export interface ToastStateOptions {
  /** Milliseconds that a message shows: 5000 when left out. */
  readonly duration?: number | undefined;
  /** Messages shown at once: 3 when left out; the oldest makes room. */
  readonly limit?: number | undefined;
  readonly schedule?: ToastSchedule | undefined;
  /** Milliseconds since any moment. */
  readonly now?: (() => number) | undefined;
}

/** The messages of one page. */
export interface ToastState {
  readonly getState: () => ToastSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows and announces a message; the same message again takes the place of the former. Answers its identifier. */
  readonly show: (message: ToastMessage) => string;
  readonly close: (id: string) => void;
  /** Announces a text without showing it; the same text is announced again. */
  readonly announce: (text: string, urgency?: Urgency) => void;
  /** Keeps all messages until every reason is released. */
  readonly hold: (reason: HoldReason) => void;
  readonly release: (reason: HoldReason) => void;
}

const byTimeout: ToastSchedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

interface Running {
  clock: ToastClock;
  cancel: () => void;
}

/** Makes the messages of one page. Create it once and pass it to Toaster or Announcer and to whoever has something to say. */
export function createToastState(options: ToastStateOptions = {}): ToastState {
  const { duration = 5000, limit = 3, schedule = byTimeout, now = Date.now } = options;
  const { getState, setState, subscribe } = createStore<ToastSnapshot>()(() => ({
    toasts: [],
    announced: { polite: "", assertive: "" },
  }));
  const running = new Map<string, Running>();
  const reasons = new Set<HoldReason>();
  let count = 0;

  const announce = createAnnouncements(schedule, (announced) =>
    setState((before) => ({ announced: { ...before.announced, ...announced } })),
  );
  const close = (id: string): void => {
    running.get(id)?.cancel();
    running.delete(id);
    setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  };
  const run = (id: string, entry: Running): void => {
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
      if (!stays && reasons.size === 0) run(id, entry);
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
        run(id, entry);
      }
    },
  };
}
