/** The documentation of a component: its docs page shows it, and a test checks the stories against it. */
export interface PartNotes {
  /** The component's purpose; it decides which states must be documented. */
  readonly kind: "action" | "field" | "display" | "overlay";
  /** Parts from the outside in: the class or slot, and its purpose. */
  readonly anatomy: readonly { readonly name: string; readonly text: string }[];
  /** When and how to use it: one sentence each. */
  readonly use: readonly string[];
  /** What to avoid: one sentence each, with the alternative. */
  readonly avoid: readonly string[];
  /** Keyboard map, in order of use; empty for components without focus. */
  readonly keys: readonly { readonly keys: string; readonly does: string }[];
  /** The documented states: export name of the story, and what to look for in it. */
  readonly states: Readonly<Record<string, string>>;
}
