import { afterEach, describe, expect, it } from "vitest";
import { focusFirst, returnOrder } from "./returnOrder.ts";

function aPage(html: string): (id: string) => HTMLElement {
  document.body.innerHTML = html;
  return (id) => {
    const found = document.getElementById(id);
    if (found === null) throw new Error(`There is no ${id}.`);
    return found;
  };
}

const ids = (elements: readonly HTMLElement[]): readonly string[] => elements.map(({ id }) => id);

describe("returnOrder", () => {
  afterEach(() => void (document.body.innerHTML = ""));

  it("starts with the opener, continues down the page, and then up", () => {
    const find = aPage("<button id=a></button><a id=b href='#'></a><p id=p></p><button id=c></button><input id=d>");
    expect(ids(returnOrder(find("b")))).toEqual(["b", "c", "d", "a"]);
  });

  it("leaves out what the keyboard cannot focus", () => {
    const find = aPage("<button id=a></button><a id=b></a><div id=c tabindex=-1></div><input id=d type=hidden>");
    expect(ids(returnOrder(find("a")))).toEqual(["a"]);
  });

  it("stays within the opener's dialog, and leaves out its focus guards", () => {
    const find = aPage(
      "<div aria-hidden=true><button id=a></button></div><div role=dialog aria-hidden=true><button id=b></button><button id=c></button></div><span data-radix-focus-guard tabindex=0></span>",
    );
    expect(ids(returnOrder(find("b")))).toEqual(["b", "c"]);
  });
});

describe("focusFirst", () => {
  afterEach(() => void (document.body.innerHTML = ""));

  it("skips what is gone or cannot be focused", () => {
    const find = aPage("<button id=a></button><button id=b disabled></button><button id=c></button>");
    const order = [find("a"), find("b"), find("c")];
    find("a").remove();
    focusFirst([undefined, null, ...order]);
    expect(document.activeElement?.id).toBe("c");
  });
});
