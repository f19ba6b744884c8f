import { isHtml, textLanguage } from "@torg/catalog/domain/product";
import { defineIsland } from "@torg/islands/server";
import { LongHtml, LongText, type HtmlRules } from "@torg/ui";
import type { WiredLongText } from "@torg/ui/wire";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";

/** What a description may be made of, when a feed has brought it as HTML. */
const rules = {
  elements: ["p", "br", "ul", "ol", "li", "strong", "em", "b", "i", "h3", "h4"],
  links: "own",
} as const satisfies HtmlRules;

/** Props of `LongTextView`. */
export interface LongTextViewProps {
  readonly text: string;
}

const { more: moreLabel, less: lessLabel } = storefrontTexts.longText;
const words = { moreLabel, lessLabel };

function LongTextView({ text }: LongTextViewProps): ReactNode {
  const shared = { textLang: textLanguage(text), ...words };
  return isHtml(text) ? <LongHtml html={text} rules={rules} {...shared} /> : <LongText text={text} {...shared} />;
}

/** The text about a product: its beginning until it is opened, cleaned where a feed has brought it as HTML. */
export const longText = defineIsland({
  name: "longText",
  view: LongTextView,
  asleep: (given: LongTextViewProps) => given,
  props: (): WiredLongText => words,
  isLate: true,
  awake: () => import("./longText.awake.ts"),
});
