import { Badge, ColumnPage, type FormFlash, Section } from "@torg/ui";
import type { ReactElement } from "react";
import { deskPages, pathOfCase } from "../../contract/deskPaths.ts";
import type { DeskOrder } from "../../domain/deskOrder.ts";
import type { DeskCase } from "../../domain/cases/deskCase.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { ReturnForm } from "../tasks/ReturnForm.tsx";
import { EndCaseForm } from "./EndCaseForm.tsx";

/** Props of CasePage. */
export interface CasePageProps {
  readonly told: DeskCase;
  /** The order that it is about. */
  readonly order: DeskOrder;
  /** The refused form for taking goods back; null when it is new. */
  readonly flash?: FormFlash | null;
  /** The refused form for ending the case; null when it is new. */
  readonly endFlash?: FormFlash | null;
}

function Pictures({ told }: { readonly told: DeskCase }): ReactElement {
  const { texts, addresses } = useDeskContext();
  return (
    <ul className="torg-desk-pictures">
      {told.pictures.map(({ id, width, height }, index) => {
        const address = addresses.backend(pathOfCase("picture", id));
        return (
          <li key={id}>
            <a href={address}>
              <img src={address} alt={texts.cases.picture(index + 1)} width={width} height={height} loading="lazy" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function CaseDescription({ told }: { readonly told: DeskCase }): ReactElement {
  const { texts, addresses } = useDeskContext();
  const casesTexts = texts.cases;
  return (
    <>
      <ul className="torg-desk-lines">
        {told.lines.map(({ name, quantity }) => (
          <li key={name} className="torg-desk-line">
            <p className="torg-desk-line__name">{texts.timeline.pieces(quantity, name)}</p>
          </li>
        ))}
      </ul>
      {told.message !== "" && <p className="torg-desk-address">{told.message}</p>}
      {told.pictures.length > 0 && <Pictures told={told} />}
      <p>
        {told.buyer},{" "}
        <a className="torg-desk-link" href={addresses.page(deskPages.order(told.order))}>
          {casesTexts.toOrder(told.order)}
        </a>
      </p>
    </>
  );
}

/** A return, complaint or withdrawal: the buyer's report, the form for taking goods back, and the form that ends it. */
export function CasePage({ told, order, flash, endFlash }: CasePageProps): ReactElement {
  const { texts } = useDeskContext();
  const casesTexts = texts.cases;
  const endedAs =
    told.ending === null || told.ending === "quiet" ? casesTexts.ended : casesTexts.end.endings[told.ending];
  return (
    <ColumnPage width="full" heading={casesTexts.one(told.kind, told.number)}>
      <p className="torg-desk-order__state">
        <Badge tone={told.kind === "complaint" ? "warning" : "accent"}>{casesTexts.kinds[told.kind]}</Badge>
        {told.isEnded && <Badge>{endedAs}</Badge>} {texts.moment(told.at)}
      </p>
      <div className="torg-desk-order">
        <Section id="told" heading={casesTexts.told}>
          <CaseDescription told={told} />
        </Section>
        <div>
          {order.tasks.includes("return") && (
            <Section id="take-back" heading={texts.tasks.return.heading}>
              <ReturnForm order={order} from={told} flash={flash ?? null} />
            </Section>
          )}
          {!told.isEnded && (
            <Section id="end" heading={casesTexts.end.heading}>
              <EndCaseForm told={told} flash={endFlash ?? null} />
            </Section>
          )}
          {told.answer !== "" && (
            <Section id="answer" heading={casesTexts.answered}>
              <p className="torg-desk-address">{told.answer}</p>
            </Section>
          )}
        </div>
      </div>
    </ColumnPage>
  );
}
