import { type ComponentPropsWithRef, type ReactElement, useState } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { cutAt, isTextList, longLimit, shortLimit, textListItems } from "./truncateText.ts";

/** Props of LongText. */
export interface LongTextProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  readonly text: string;
  /** Words of the button that shows all of it. */
  readonly moreLabel: string;
  /** Words of the button that shows the beginning only. */
  readonly lessLabel: string;
}

/** From which width something shows before the text is opened: on every screen, from 768 px, or never. */
type Part = "short" | "long" | "rest";

const partAt = (end: number): Part => (end <= shortLimit ? "short" : end <= longLimit ? "long" : "rest");

function TextParts({ text }: { readonly text: string }): ReactElement {
  const [short, long] = [cutAt(text, shortLimit), cutAt(text, longLimit)];
  return (
    <p className="torg-long-text__text">
      {text.slice(0, short)}
      {short < text.length && (
        <span className="torg-long-text__dots" data-part="short">
          {"..."}
        </span>
      )}
      {short < long && <span data-part="long">{text.slice(short, long)}</span>}
      {long < text.length && (
        <>
          <span className="torg-long-text__dots" data-part="long">
            {"..."}
          </span>
          <span data-part="rest">{text.slice(long)}</span>
        </>
      )}
    </p>
  );
}

function ListParts({ text }: { readonly text: string }): ReactElement {
  const items = textListItems(text).map((item, index, all) => {
    const end = all.slice(0, index + 1).join("").length;
    return { item, part: index === 0 ? "short" : partAt(end), key: `${end} ${item}` };
  });
  return (
    <ul>
      {items.map(({ item, part, key }) => (
        <li key={key} data-part={part}>
          {item}
        </li>
      ))}
    </ul>
  );
}

/**
 * A text of which 200 characters show on a small screen and 720 on others until it is opened; a text whose lines all
 * start with a dash shows as a list. All of it is in the page, and where no script runs all of it shows.
 */
export function LongText(props: LongTextProps): ReactElement {
  const { text, moreLabel, lessLabel, className, ...rest } = props;
  const [open, setOpen] = useState(false);
  const cut = text.length > longLimit ? "rest" : "long";
  return (
    <div {...rest} className={joinClasses("torg-long-text", className)} data-open={open ? "" : undefined}>
      {isTextList(text) ? <ListParts text={text} /> : <TextParts text={text} />}
      {text.length > shortLimit && (
        <button type="button" className="torg-long-text__toggle" data-part={cut} onClick={() => setOpen(!open)}>
          {open ? lessLabel : moreLabel}
        </button>
      )}
    </div>
  );
}
