import type { PartNotes } from "./PartNotes.ts";

const everywhere = ["LongWords", "RightToLeft"];

/** States that each kind of component must show. */
export const requiredStates: Readonly<Record<PartNotes["kind"], readonly string[]>> = {
  action: [...everywhere, "ByKeyboard", "Disabled"],
  field: [...everywhere, "ByKeyboard", "Disabled", "Invalid"],
  display: everywhere,
  overlay: [...everywhere, "ByKeyboard"],
};

/** States that a component does not have, by its name, each with the reason. */
export const absentStates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AnchorNavigation: { Disabled: "Its links lead into the page; a button at its end is shown by Overflowing." },
  BackToTop: { Disabled: "It is a link." },
  Carousel: { Disabled: "Its arrows rest at either end, which AtTheEnd shows; as a whole it is never disabled." },
  CountBadge: { LongWords: "It holds a number, and no words; MoreDigits shows a long one." },
  Gallery: { Disabled: "It is made of links; with one picture there is nothing to press but that." },
  Icon: { LongWords: "It draws a line and holds no words." },
  LinkButton: { Disabled: "A link that leads nowhere is left out." },
  PictureBox: { LongWords: "It holds a picture or a sign, and no words." },
  QuantityStepper: { Invalid: "A quantity out of its range is brought into it, so that none is ever wrong." },
  SelectControl: { Invalid: "Its place has no room for an error; a choice that can be wrong is a Select." },
  Skeleton: { LongWords: "It stands for words that are not there yet." },
  Spinner: { LongWords: "Its words are for assistive technology and are not drawn." },
  Stars: { LongWords: "Its words are a name for assistive technology and are not drawn." },
  VisuallyHidden: { LongWords: "Nothing of it is drawn.", RightToLeft: "Nothing of it is drawn." },
};
