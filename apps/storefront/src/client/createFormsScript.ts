import { hasDraft } from "../checkout/hasDraft.ts";

/** The script of a page's forms, which saves what is typed in them. It is loaded only by pages that ask for it. */
export interface FormsScript {
  /** Loads it when the page needs it before its forms are touched. */
  loadAtStart(): void;
  /** Loads it, and settles when it saves what is typed: no island takes over the fields before that. */
  loadBeforeIsland(): Promise<unknown> | null;
}

/** Creates the script of the page's forms, which wakes islands by `wake`. */
export function createFormsScript(wake: (island: HTMLElement) => void): FormsScript {
  /** When the page needs the script (`FormsScript`); left out by pages without forms. */
  const { forms } = document.body.dataset;
  let loading: Promise<unknown> | null = null;
  const load = () => (loading ??= import("./wireForms.ts").then(({ wireForms }) => wireForms(wake), console.error));
  return {
    loadAtStart() {
      // A checkout in which nothing was typed has nothing to restore before it is touched.
      if (forms === "now" || (forms === "touched" && hasDraft())) void load();
    },
    loadBeforeIsland: () => (forms === undefined ? null : load()),
  };
}
