/** A point in the viewport, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Keys pressed by name; all other typing is text. */
export type KeyName = "Enter" | "Escape" | "Backspace" | "End";

/** One window of a real browser with an empty profile, limited to what a person can do and see. */
export interface Driver {
  /** Name and version as reported by the browser. */
  readonly browser: string;
  readonly open: (address: string) => Promise<void>;
  /** The value of a JavaScript expression in the page, which must be JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses and releases: with a finger if the browser supports that and the window is a phone's. */
  readonly pressAt: (spot: Spot) => Promise<void>;
  /** Moves the mouse pointer, without pressing. */
  readonly pointAt: (spot: Spot) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly pressKey: (key: KeyName) => Promise<void>;
  readonly takePicture: () => Promise<Uint8Array>;
  /** Errors and warnings in the console since the start, one line each. */
  readonly problems: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** A browser that opens windows; each window is a separate visitor. */
export interface DrivenBrowser {
  readonly openWindow: (size: WindowSize) => Promise<Driver>;
  readonly close: () => Promise<void>;
}
