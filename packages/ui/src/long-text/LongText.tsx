import type { ComponentPropsWithRef, ReactElement } from "react";
import { CutText } from "./CutText.tsx";
import { type TextLine, textPieces } from "./textPieces.ts";
import { isTextList, longLimit, shortLimit } from "./truncateText.ts";

/** Props of LongText. */
export interface LongTextProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Plain text; a line break in it is one on the page. */
  readonly text: string;
  /** Language of the text as a value of `lang`, where it is not that of the page and so of the button. */
  readonly textLang?: string | undefined;
  /** Words of the button that shows all of it. */
  readonly moreLabel: string;
  /** Words of the button that shows the beginning only. */
  readonly lessLabel: string;
}

function Line({ pieces }: { readonly pieces: TextLine }): readonly ReactElement[] {
  return pieces.map(({ text, width, isCut }) => (
    <span key={width} data-part={width}>
      {text}
      {isCut && (
        <span className="torg-long-text__dots" data-part={width}>
          {"..."}
        </span>
      )}
    </span>
  ));
}

/**
 * A text of which 200 characters show on a small screen and 720 on others until it is opened; a text whose lines all
 * start with a dash shows as a list. All of it is in the page: where no script runs, and on paper, all of it shows.
 */
export function LongText(props: LongTextProps): ReactElement {
  const { text, textLang, ...rest } = props;
  const lines = textPieces(text);
  return (
    <CutText {...rest} width={text.length > longLimit ? "rest" : text.length > shortLimit ? "long" : "short"}>
      {isTextList(text) ? (
        <ul lang={textLang}>
          {lines.map((pieces, index) => (
            // Items may be alike; their order is all that tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} data-part={pieces[0].width}>
              <Line pieces={pieces} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="torg-long-text__text" lang={textLang}>
          {lines.map((pieces) => (
            <Line key={pieces[0].width} pieces={pieces} />
          ))}
        </p>
      )}
    </CutText>
  );
}
