import type { ComponentPropsWithRef, ReactElement } from "react";
import { CutText } from "./CutText.tsx";
import { type TextLine, textPieces, widthOf } from "./textPieces.ts";
import { isTextList } from "./truncateText.ts";

/** Props of LongText. */
export interface LongTextProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Plain text; line breaks are kept. */
  readonly text: string;
  /** `lang` of the text, if it differs from the page's and the button's. */
  readonly textLang?: string | undefined;
  /** Label of the button that expands the text. */
  readonly moreLabel: string;
  /** Label of the button that collapses the text. */
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
 * A text that is collapsed to 200 characters on a small screen and 720 on others; if all of its lines start with a
 * dash, it becomes a list. The page contains all of it: without script and in print, all of it shows.
 */
export function LongText(props: LongTextProps): ReactElement {
  const { text, textLang, ...rest } = props;
  const lines = textPieces(text);
  return (
    <CutText {...rest} width={widthOf(text)}>
      {isTextList(text) ? (
        <ul lang={textLang}>
          {lines.map((pieces, index) => (
            // Items may be equal; only their position identifies them.
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
