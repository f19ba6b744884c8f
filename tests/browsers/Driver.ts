/** A place in the viewport, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Keys that are pressed by name; all other typing is text. */
export type KeyName = "Enter" | "Escape" | "Backspace" | "End";

/** One window of a real browser on an empty profile, as far as a hand and an eye go. */
export interface Driver {
  /** Name and version as the browser tells them. */
  readonly browser: string;
  readonly open: (address: string) => Promise<void>;
  /** The value of a JavaScript expression in the page, which must be JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses and lets go: with a finger where the browser can be driven so and the window is a phone's. */
  readonly pressAt: (spot: Spot) => Promise<void>;
  /** Moves the pointer of a mouse there, without pressing. */
  readonly pointAt: (spot: Spot) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly pressKey: (key: KeyName) => Promise<void>;
  readonly takePicture: () => Promise<Uint8Array>;
  /** Errors and refusals that the console was told since the start, one line each. */
  readonly problems: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** A browser that opens windows; each window is a visitor of its own. */
export interface DrivenBrowser {
  readonly openWindow: (size: WindowSize) => Promise<Driver>;
  readonly close: () => Promise<void>;
}
