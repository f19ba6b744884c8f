import { afterEach, describe, expect, it, vi } from "vitest";
import { pageMarks } from "../awake/pageMarks.ts";
import { chooseFace } from "./chooseFace.ts";

const link = () => document.querySelector("link");
const face = () => document.documentElement.dataset["face"];

/** Sets up a document whose font link is for large screens, on a large or small screen, with a referrer. */
function begin(isLarge: boolean, referrer: string): void {
  vi.stubGlobal("matchMedia", (media: string) => ({ media, matches: isLarge }));
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  document.head.innerHTML = `<link data-wire="${pageMarks.face}" rel="preload" as="font" href="/build/face.woff2" media="(width >= 768px)">`;
  chooseFace();
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.innerHTML = "";
  delete document.documentElement.dataset["face"];
});

describe("chooseFace", () => {
  it("loads the font with the page on large screens", () => {
    begin(true, "");
    expect([link()?.media, face()]).toEqual(["(width >= 768px)", undefined]);
  });

  it.each(["", "https://sok.example/?q=torg", "http://localhost:3000.evil.example/"])(
    "renders the first page of a visit from “%s” on a small screen in the system font",
    (referrer) => {
      begin(false, referrer);
      expect([link()?.media, face()]).toEqual(["(width >= 768px)", "later"]);
    },
  );

  it("loads the font with a page that is reached from another page of the shop", () => {
    begin(false, `${window.location.origin}/kategori/kyl`);
    expect([link()?.media, face()]).toEqual(["all", undefined]);
  });

  it("uses the system font on every page for visitors who save data", () => {
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    begin(false, `${window.location.origin}/kategori/kyl`);
    expect([link()?.media, face()]).toEqual(["(width >= 768px)", "later"]);
  });

  it("does nothing in a shop with its own font", () => {
    document.head.innerHTML = "";
    chooseFace();
    expect(face()).toBeUndefined();
  });
});
