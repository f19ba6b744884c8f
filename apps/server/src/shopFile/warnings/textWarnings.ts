import { genericClaims } from "../../texts/advertising/genericClaims.ts";
import { exampleConditions, namesCreditCheck, promotesCredit } from "../../texts/advertising/promotesCredit.ts";
import { reducedOnCondition } from "../../texts/advertising/reducedOnCondition.ts";
import { saysSale } from "../../texts/advertising/saysSale.ts";
import type { ShopperText } from "../shopperTexts/ShopperText.ts";
import type { Advert } from "./advertsOf.ts";

/** Texts that shoppers read, from any file. */
type Passage = Pick<ShopperText, "name" | "text" | "beside" | "usual"> &
  Partial<Pick<Advert, "campaign" | "conditions">>;

/** Whether a rule matches a text but none of the default texts that it replaces. */
const says = ({ text, usual }: Passage, rule: (text: string) => boolean): boolean => rule(text) && !usual.some(rule);

function sale(passage: Passage, hasSale: boolean): string | null {
  if (!says(passage, saysSale)) return null;
  const { name, campaign = null } = passage;
  if (campaign?.isSale === true) return null;
  if (campaign !== null) {
    return `${name} says that "${campaign.title}" is a sale (rea): say "kind": "sale", so that it can be told whether it lasts too long.`;
  }
  if (hasSale) return null;
  return `${name} speaks of a sale (rea), and home.campaigns has none: say there when it is, with "kind": "sale", so that it can be told whether it lasts too long.`;
}

function credit(passage: Passage): string | null {
  const { name, beside, conditions = null } = passage;
  if (!says(passage, promotesCredit) || namesCreditCheck(beside) || (conditions ?? "") !== "") return null;
  const how = conditions === null ? "beside it" : 'in "conditions"';
  const shown = conditions === null ? "" : ", which is shown beside it";
  return `${name} advertises a way to pay later, and does not say on what conditions it is given: say them ${how}, such as "${exampleConditions}"${shown}.`;
}

function claims({ name, text, beside, usual }: Passage): readonly string[] {
  const usualClaims = new Set(usual.flatMap((words) => genericClaims(words)).map(({ words }) => words.toLowerCase()));
  const found = genericClaims(text, beside).filter(({ words }) => !usualClaims.has(words.toLowerCase()));
  return found.map(({ words, isForbidden }) =>
    isForbidden
      ? `${name} says "${words}": no product may be called so for emissions that are made up for elsewhere (directive 2024/825). Say what is done, and how much of it.`
      : `${name} says "${words}", which praises goods for the environment without saying what for (directive 2024/825): say what is meant and how it is known, or name the label that proves it, such as Svanen or EU Ecolabel.`,
  );
}

function reduction({ name, text, beside, usual }: Passage): string | null {
  const found = reducedOnCondition(text, beside);
  if (found === null || usual.some((words) => reducedOnCondition(words) !== null)) return null;
  return `${name} offers "${found}", whose condition the goods meet by themselves: that is a reduction, and the lowest price of 30 days belongs beside it (prisinformationslagen 7 a §).`;
}

/** Finds what breaks the law in texts that shoppers read; `hasSale`: the shop has declared a sale. */
export function textWarnings(passage: Passage, hasSale: boolean): readonly string[] {
  return [sale(passage, hasSale), credit(passage), reduction(passage), ...claims(passage)].filter(
    (text) => text !== null,
  );
}
