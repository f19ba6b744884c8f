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
  it("leaves large screens to ask for the face with the page", () => {
    begin(true, "");
    expect([link()?.media, face()]).toEqual(["(width >= 768px)", undefined]);
  });

  it.each(["", "https://sok.example/?q=torg", "http://localhost:3000.evil.example/"])(
    "draws the first page of a visit from “%s” on a small screen in the face of the system",
    (referrer) => {
      begin(false, referrer);
      expect([link()?.media, face()]).toEqual(["(width >= 768px)", "later"]);
    },
  );

  it("asks for the face with a page that is come to from another one of the shop", () => {
    begin(false, `${window.location.origin}/kategori/kyl`);
    expect([link()?.media, face()]).toEqual(["all", undefined]);
  });

  it("draws in the face of the system for who saves data, on every page", () => {
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    begin(false, `${window.location.origin}/kategori/kyl`);
    expect([link()?.media, face()]).toEqual(["(width >= 768px)", "later"]);
  });

  it("leaves a shop with a face of its own alone", () => {
    document.head.innerHTML = "";
    chooseFace();
    expect(face()).toBeUndefined();
  });
});
