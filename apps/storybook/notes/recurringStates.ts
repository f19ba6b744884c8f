/**
 * What to look for in states that many parts of the features have, by the name of the story; a docblock of its own goes
 * first.
 */
export const recurringStates: Readonly<Record<string, string>> = {
  Plain: "The most common content, as most visitors see it.",
  Slow: "The answer is on its way: what was pressed says so, keeps its width, and ignores a second press.",
  Loading: "The content is on its way: its place is kept, so that nothing moves when it comes.",
  Failed: "The answer did not come: a sentence says what can be done, and what was typed or chosen is still there.",
  Refused: "The shop says no: its reason is shown beside what was pressed, and read aloud.",
  Invalid: "Something is missing or malformed: each field says what, and a summary leads to them.",
  "Long Words":
    "Words that do not fit in a line: they break inside the part, and nothing is cut off or scrolls sideways.",
  "Right To Left":
    "Mirrored: reading order, icons that point and the side of each control; numbers and names keep their order.",
  "By Keyboard": "Operated with keys alone: the focus is visible all the time and follows the order on the screen.",
  Dark: "Dark mode: levels differ by lightness instead of shadow, and pictures have a dimmed ground.",
  "Large Text": "Text at 200 %: lines wrap, controls grow, and nothing is cut off.",
  "Large Text On A Phone": "Text at 200 % on a phone: one column, with no word cut off.",
  "On A Phone": "390 pixels wide: one column, and controls as high as a thumb.",
  Phone: "390 pixels wide: one column, and controls as high as a thumb.",
  Narrowest: "320 pixels wide, which is also 1280 pixels at 400 %: nothing scrolls sideways.",
  "Little Room": "In a narrow place: it wraps by its own width, not by that of the window.",
  "Quote Mode": "A shop that takes requests for a quote: words change, and what would be a purchase is a request.",
  Company: "A company: amounts exclude VAT and say so.",
};
