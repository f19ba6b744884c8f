import { flashField, TextField, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { piecesField } from "../../contract/deskFields.ts";
import type { DeskLine } from "../../domain/deskOrder.ts";
import { useDeskContext } from "../DeskProvider.tsx";

/** Props of PiecesFields. */
export interface PiecesFieldsProps {
  readonly lines: readonly DeskLine[];
  /** How many pieces of a line can be chosen. */
  readonly leftOf: (line: DeskLine) => number;
  /** How many pieces of a line are chosen initially. */
  readonly chosenOf: (line: DeskLine, left: number) => number;
  readonly flash: FormFlash | null | undefined;
}

/** A field for each line with pieces to choose. */
export function PiecesFields({ lines, leftOf, chosenOf, flash }: PiecesFieldsProps): ReactElement {
  const { order, tasks: words } = useDeskContext().texts;
  return (
    <>
      {lines
        .map((line) => ({ line, left: leftOf(line) }))
        .filter(({ left }) => left > 0)
        .map(({ line, left }) => (
          <TextField
            key={line.id}
            label={line.name}
            note={[...(line.article === "" ? [] : [order.article(line.article)]), words.most(left)].join(", ")}
            type="number"
            inputMode="numeric"
            min={0}
            max={left}
            className="torg-desk-form__pieces"
            {...flashField(flash, piecesField(line.id), String(chosenOf(line, left)))}
          />
        ))}
    </>
  );
}
