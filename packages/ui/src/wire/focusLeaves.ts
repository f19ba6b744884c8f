/**
 * Whether the focus leaves a part for `next`, the `relatedTarget` of a `focusout`: for another part of the page. A press on
 * words or blank space hands it to whatever around the part can have it, or to nothing: nobody has gone anywhere then.
 */
export function focusLeaves(part: Node | null, next: EventTarget | null): boolean {
  return next instanceof Node && part?.contains(next) !== true && !next.contains(part);
}
