import { Badge, Button, ColumnPage, type FormFlash, Section } from "@torg/ui";
import type { ReactElement } from "react";
import { deskPages, pathOfItem } from "../../contract/deskPaths.ts";
import { roleAllows, type OperatorRole } from "../../domain/operatorRole.ts";
import type { DeskCode } from "../../domain/codes/discountCode.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { DeskForm } from "../frame/DeskForm.tsx";
import { Folded } from "../tasks/Folded.tsx";
import { MakeCodeForm } from "./MakeCodeForm.tsx";

/** Props of CodesPage. */
export interface CodesPageProps {
  /** The newest first. */
  readonly codes: readonly DeskCode[];
  /** The operator's role: an administrator creates and ends codes. */
  readonly operatorRole: OperatorRole;
  /** The refused form for a new code; null when it is new. */
  readonly flash?: FormFlash | null;
}

const tones = { running: "positive", coming: "accent", ended: "neutral", "used-up": "warning" } as const;

function EndForm({ code: { id, code } }: { readonly code: DeskCode }): ReactElement {
  const { texts } = useDeskContext();
  return (
    <DeskForm path={pathOfItem("endCode", String(id))} returnTo={deskPages.codes} isButton>
      <Button type="submit" aria-label={texts.codes.endOne(code)}>
        {texts.codes.end}
      </Button>
    </DeskForm>
  );
}

function CodeRow({
  code,
  operatorRole,
}: {
  readonly code: DeskCode;
  readonly operatorRole: OperatorRole;
}): ReactElement {
  const { texts } = useDeskContext();
  const codesTexts = texts.codes;
  const { startsAt, endsAt, used, useLimit, customerLimit, state, kind, value, label, isOfFile } = code;
  const validity = [
    ...(startsAt === null ? [] : [codesTexts.from(codesTexts.day(startsAt))]),
    ...(endsAt === null ? [] : [codesTexts.until(codesTexts.lastDay(endsAt))]),
  ].join(" ");
  const facts = [
    kind === "percent" ? codesTexts.percent(value) : codesTexts.amount(texts.fullPrice(value)),
    ...(validity === "" ? [] : [validity]),
    codesTexts.used(used, useLimit),
    ...(customerLimit === null ? [] : [codesTexts.perCustomer(customerLimit)]),
  ];
  return (
    <li className="torg-desk-failure">
      <h3>
        {code.code} <Badge tone={tones[state]}>{codesTexts.states[state]}</Badge>
      </h3>
      {label !== code.code && <p>{label}</p>}
      <p>{facts.join(", ")}</p>
      {isOfFile && <p className="torg-desk-failure__when">{codesTexts.ofFile}</p>}
      {!isOfFile && state !== "ended" && roleAllows(operatorRole, "end-code") && (
        <div className="torg-desk-failure__acts">
          <EndForm code={code} />
        </div>
      )}
    </li>
  );
}

/** The shop's discount codes: their values, validity and use, with forms to create and end them. */
export function CodesPage({ codes, operatorRole, flash = null }: CodesPageProps): ReactElement {
  const codesTexts = useDeskContext().texts.codes;
  return (
    <ColumnPage width="full" heading={codesTexts.heading}>
      {roleAllows(operatorRole, "make-code") ? (
        <Folded heading={codesTexts.make.heading} isOpen={flash !== null}>
          <MakeCodeForm flash={flash} />
        </Folded>
      ) : (
        <p>{codesTexts.administrators}</p>
      )}
      <Section id="codes" heading={codesTexts.list}>
        {codes.length === 0 ? (
          <p>{codesTexts.none}</p>
        ) : (
          <ul className="torg-desk-failures">
            {codes.map((code) => (
              <CodeRow key={code.id} code={code} operatorRole={operatorRole} />
            ))}
          </ul>
        )}
      </Section>
    </ColumnPage>
  );
}
