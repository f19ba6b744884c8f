import { formatDate } from "@torg/format";
import { DefinitionList } from "@torg/ui";
import { type ReactElement, useId } from "react";
import type { Recall } from "../../domain/recall.ts";
import { returnsTexts, type ReturnsTexts } from "../../texts/sv.ts";

/** Props of RecallNotices. */
export interface RecallNoticesProps {
  readonly recalls: readonly Recall[];
  /** Whether the page is the product's own, so that it is not linked. */
  readonly isOnProduct?: boolean;
  /** Level of the headings; default: 2. */
  readonly level?: 2 | 3;
  readonly texts?: ReturnsTexts["recall"];
}

interface NoticeProps extends Required<Pick<RecallNoticesProps, "isOnProduct" | "level" | "texts">> {
  readonly recall: Recall;
}

function Questions({ recall: { email, phone } }: { readonly recall: Recall }): ReactElement {
  return (
    <>
      {phone !== "" && <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>}{" "}
      {email !== "" && <a href={`mailto:${email}`}>{email}</a>}
    </>
  );
}

function Notice({ recall, isOnProduct, level, texts }: NoticeProps): ReactElement {
  const headingId = useId();
  const Heading = level === 2 ? "h2" : "h3";
  const { name, url, image, at, numbers, hazard, advice, email, phone } = recall;
  const hasContact = email !== "" || phone !== "";
  return (
    <section className="torg-recall" aria-labelledby={headingId}>
      <Heading className="torg-recall__heading" id={headingId}>
        {texts.heading(name)}
      </Heading>
      {!isOnProduct && image !== "" && (
        <img className="torg-recall__picture" src={image} alt={name} width={160} height={160} loading="lazy" />
      )}
      <DefinitionList
        items={[
          ...(at === ""
            ? []
            : [{ id: "since", term: texts.since, details: <time dateTime={at}>{formatDate(at)}</time> }]),
          { id: "which", term: texts.which, details: numbers === "" ? texts.all : numbers },
          { id: "hazard", term: texts.hazard, details: hazard },
          { id: "advice", term: texts.advice, details: advice },
          ...(hasContact ? [{ id: "questions", term: texts.questions, details: <Questions recall={recall} /> }] : []),
        ]}
      />
      <p>{texts.share}</p>
      {!isOnProduct && url !== "" && <a href={url}>{texts.toProduct}</a>}
    </section>
  );
}

/**
 * Notices of recalled products: affected pieces, the risk, and what to do. They cannot be dismissed. Renders nothing
 * without recalls.
 */
export function RecallNotices(props: RecallNoticesProps): ReactElement | null {
  const { recalls, isOnProduct = false, level = 2, texts = returnsTexts.recall } = props;
  if (recalls.length === 0) return null;
  return (
    <div className="torg-recalls">
      {recalls.map((recall) => (
        <Notice key={recall.productId} recall={recall} isOnProduct={isOnProduct} level={level} texts={texts} />
      ))}
    </div>
  );
}
