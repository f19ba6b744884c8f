import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageMarks } from "../awake/pageMarks.ts";
import { fetchFace } from "./fetchFace.ts";

const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetched.mockImplementation(() => Promise.resolve(new Response("")));
  vi.stubGlobal("fetch", fetched);
  // Idle immediately.
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  document.head.innerHTML = `<link data-wire="${pageMarks.face}" rel="preload" as="font" href="/build/face.woff2" media="(width >= 768px)">`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  document.head.innerHTML = "";
  delete document.documentElement.dataset["face"];
});

describe("fetchFace", () => {
  it("loads the font for the next page when this one is rendered without it", () => {
    document.documentElement.dataset["face"] = "later";
    fetchFace();
    expect(fetched.mock.calls).toEqual([
      [`${window.location.origin}/build/face.woff2`, { credentials: "omit", priority: "low" }],
    ]);
  });

  it("ignores a font that does not load", async () => {
    document.documentElement.dataset["face"] = "later";
    fetched.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
    fetchFace();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  });

  it.each([
    ["fetches it on a line that is paid for by the byte as well", { type: "cellular" }, 1],
    ["fetches nothing for who saves data", { saveData: true }, 0],
  ])("%s", (_, connection, times) => {
    vi.stubGlobal("navigator", { connection });
    document.documentElement.dataset["face"] = "later";
    fetchFace();
    expect(fetched).toHaveBeenCalledTimes(times);
  });

  it("loads nothing when the page has requested it", () => {
    fetchFace();
    expect(fetched).not.toHaveBeenCalled();
  });
});
