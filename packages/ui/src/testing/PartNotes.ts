/** What is written about a part: its docs page shows it, and a test holds the stories to it. */
export interface PartNotes {
  /** What the part is for; it decides which states have to be told. */
  readonly kind: "action" | "field" | "display" | "overlay";
  /** Pieces from the outside in: the class or slot, and what it is for. */
  readonly anatomy: readonly { readonly name: string; readonly text: string }[];
  /** When and how to use it: one sentence each. */
  readonly use: readonly string[];
  /** What to leave alone: one sentence each, with what to do instead. */
  readonly avoid: readonly string[];
  /** Keyboard map, in the order of use; empty for what takes no focus. */
  readonly keys: readonly { readonly keys: string; readonly does: string }[];
  /** The written list of states: export name of the story and what to look for in it. */
  readonly states: Readonly<Record<string, string>>;
}
