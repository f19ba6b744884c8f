import { Button, flashField, TextArea } from "@torg/ui";
import type { ReactElement } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import type { OrderFormProps } from "./ShipForm.tsx";
import { TaskForm } from "./TaskForm.tsx";

/** Writes a note for the shop's staff. */
export function NoteForm({ order, flash }: OrderFormProps): ReactElement {
  const noteTexts = useDeskContext().texts.tasks.note;
  return (
    <TaskForm order={order} path="note">
      <TextArea label={noteTexts.text} hint={noteTexts.hint} maxLength={2000} {...flashField(flash, deskFields.text)} />
      <Button type="submit">{noteTexts.submit}</Button>
    </TaskForm>
  );
}
