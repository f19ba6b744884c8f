import { expect, it } from "vitest";
import { tidyLine } from "./tidyLine.ts";

it.each(["\u202eAnna Öberg", "An\u200bna \u2060Öberg\ufeff", " Anna Öberg\u200e ", "\u200dAnna \u200cÖberg\u200d"])(
  "leaves what is seen of a line: %j",
  (pasted) => {
    expect(tidyLine(pasted)).toBe("Anna Öberg");
  },
);

it("keeps the joiners that a name or an emoji is written with", () => {
  expect(tidyLine("نیک\u200cنام")).toBe("نیک\u200cنام");
  expect(tidyLine("Anna 👩\u200d💻")).toBe("Anna 👩\u200d💻");
});

it.each(["\u200b", " \u200d \u202e", "\u200c\u200d"])("is empty where nothing is seen: %j", (unseen) => {
  expect(tidyLine(unseen)).toBe("");
});
