import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import type { PartNotes } from "../../../../packages/ui/src/testing/PartNotes.ts";
import { anatomySelector } from "./anatomySelector.ts";
import { Prose } from "./Prose.tsx";

type Pieces = PartNotes["anatomy"];

interface Mark {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

/** Positions of the numbers: at the upper left corner of each piece, moved aside where two would overlap. */
function marksIn(frame: HTMLElement, pieces: Pieces): readonly Mark[] {
  const place = frame.getBoundingClientRect();
  return pieces.reduce<readonly Mark[]>((marks, { name }, index) => {
    const selector = anatomySelector(name);
    const box = selector === null ? undefined : frame.querySelector(selector)?.getBoundingClientRect();
    if (box === undefined || box.width < 2 || box.height < 2) return marks;
    const top = box.top - place.top;
    const taken = marks.filter((mark) => Math.abs(mark.top - top) < 20).map(({ left }) => left);
    const left = taken
      .sort((a, b) => a - b)
      .reduce((x, other) => (Math.abs(x - other) < 22 ? other + 22 : x), box.left - place.left);
    return [...marks, { number: index + 1, left, top }];
  }, []);
}

/** The pieces of a part from the outside in: numbered in the list, and on the example if they are visible there. */
export function Anatomy({ pieces, example }: { readonly pieces: Pieces; readonly example: ReactNode }): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const next = marksIn(element, pieces);
      setMarks((shown) => (JSON.stringify(shown) === JSON.stringify(next) ? shown : next));
    };
    const changes = new MutationObserver(measure);
    const sizes = new ResizeObserver(measure);
    changes.observe(element, { childList: true, subtree: true, attributes: true });
    sizes.observe(element);
    measure();
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, [pieces]);
  return (
    <div className="docs-anatomy">
      <div className="docs-anatomy__figure" inert>
        <div ref={frame}>{example}</div>
        {marks.map(({ number, left, top }) => (
          <span key={number} className="docs-mark" style={{ left, top }} aria-hidden="true">
            {number}
          </span>
        ))}
      </div>
      <ol className="docs-anatomy__list">
        {pieces.map(({ name, text }) => (
          <li key={name}>
            <code>{name}</code>
            <span>
              <Prose text={text} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
