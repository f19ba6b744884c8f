/**
 * Whether the focus leaves a part for `next`, the `relatedTarget` of a `focusout`. A press on text or blank space moves
 * it to a focusable ancestor or to nothing, which does not count as leaving.
 */
export function focusLeaves(part: Node | null, next: EventTarget | null): boolean {
  return next instanceof Node && part?.contains(next) !== true && !next.contains(part);
}
