import { Button, flashField, type FormFlash, Select, TextArea } from "@torg/ui";
import type { ReactElement } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import { deskPages, pathOfCase } from "../../contract/deskPaths.ts";
import { endingsOf, maxAnswerLength } from "../../domain/cases/caseEnding.ts";
import type { DeskCase } from "../../domain/cases/deskCase.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { DeskForm } from "../frame/DeskForm.tsx";

/** Props of EndCaseForm. */
export interface EndCaseFormProps {
  readonly told: DeskCase;
  /** The refused form; null when it is new. */
  readonly flash: FormFlash | null;
}

/** Ends a case, and chooses the e-mail to its buyer; the default is none. */
export function EndCaseForm({ told, flash }: EndCaseFormProps): ReactElement {
  const { texts } = useDeskContext();
  const endTexts = texts.cases.end;
  return (
    <DeskForm path={pathOfCase("endCase", told.id)} returnTo={deskPages.case(told.id)}>
      <p>{endTexts.lead}</p>
      <Select
        label={endTexts.ending}
        options={endingsOf(told.kind).map((value) => ({ value, label: endTexts.endings[value] }))}
        {...flashField(flash, deskFields.ending, "quiet")}
      />
      <TextArea
        label={endTexts.answer}
        hint={endTexts.answerHint}
        maxLength={maxAnswerLength}
        {...flashField(flash, deskFields.text)}
        required={false}
      />
      <Button type="submit">{endTexts.submit}</Button>
    </DeskForm>
  );
}
