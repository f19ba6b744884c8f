import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createToastState, type ToastState } from "./createToastState.ts";

vi.mock("react", () => {
  throw new Error("The messages of a page need no React.");
});

const texts = (state: ToastState): readonly string[] => state.getState().toasts.map(({ text }) => text);

describe("createToastState", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows a message for five seconds", () => {
    const state = createToastState();
    state.show({ text: "Sparat" });
    vi.advanceTimersByTime(4999);
    expect(texts(state)).toEqual(["Sparat"]);
    vi.advanceTimersByTime(1);
    expect(texts(state)).toEqual([]);
  });

  it("keeps messages while there is any reason to hold them, and continues their time afterwards", () => {
    const state = createToastState();
    state.show({ text: "Sparat" });
    vi.advanceTimersByTime(4000);
    state.hold("pointer");
    state.hold("focus");
    vi.advanceTimersByTime(60_000);
    state.release("pointer");
    vi.advanceTimersByTime(60_000);
    expect(texts(state)).toEqual(["Sparat"]);
    state.release("focus");
    vi.advanceTimersByTime(999);
    expect(texts(state)).toEqual(["Sparat"]);
    vi.advanceTimersByTime(1);
    expect(texts(state)).toEqual([]);
  });

  it("also holds a message that appears while others are held", () => {
    const state = createToastState();
    state.hold("hidden");
    state.show({ text: "Sparat" });
    vi.advanceTimersByTime(60_000);
    state.release("hidden");
    vi.advanceTimersByTime(4999);
    expect(texts(state)).toEqual(["Sparat"]);
    vi.advanceTimersByTime(1);
    expect(texts(state)).toEqual([]);
  });

  it("is not affected by releasing a reason that was never held", () => {
    const state = createToastState();
    state.show({ text: "Sparat" });
    vi.advanceTimersByTime(3000);
    state.release("pointer");
    vi.advanceTimersByTime(2000);
    expect(texts(state)).toEqual([]);
  });

  it("keeps a persistent message until it is closed", () => {
    const state = createToastState();
    const id = state.show({ text: "Ingen anslutning", stays: true });
    vi.advanceTimersByTime(60_000);
    expect(texts(state)).toEqual(["Ingen anslutning"]);
    state.close(id);
    expect(texts(state)).toEqual([]);
  });

  it("shows the same message once, from the start", () => {
    const state = createToastState();
    state.show({ text: "Sparat" });
    vi.advanceTimersByTime(4000);
    state.show({ text: "Sparat" });
    expect(texts(state)).toEqual(["Sparat"]);
    vi.advanceTimersByTime(4999);
    expect(texts(state)).toEqual(["Sparat"]);
  });

  it("removes the oldest to make room", () => {
    const state = createToastState({ limit: 2 });
    for (const text of ["1", "2", "3"]) state.show({ text });
    expect(texts(state)).toEqual(["2", "3"]);
  });

  it("announces the same text again by emptying the region first", () => {
    const state = createToastState();
    const heard: string[] = [];
    state.subscribe(() => {
      const { polite } = state.getState().announced;
      if (polite !== heard.at(-1)) heard.push(polite);
    });
    state.announce("Borttagen");
    vi.advanceTimersByTime(100);
    state.announce("Borttagen");
    vi.advanceTimersByTime(100);
    expect(heard).toEqual(["", "Borttagen", "", "Borttagen"]);
  });

  it("loses no announcement that directly follows another", () => {
    const state = createToastState();
    state.announce("Ett.");
    state.announce("Två.");
    vi.advanceTimersByTime(100);
    expect(state.getState().announced).toEqual({ polite: "Ett. Två.", assertive: "" });
  });

  it("removes announcements from the page after five seconds", () => {
    const state = createToastState();
    state.show({ text: "Sparat" });
    vi.advanceTimersByTime(4000);
    state.announce("Borttagen");
    vi.advanceTimersByTime(5099);
    expect(state.getState().announced.polite).toBe("Borttagen");
    vi.advanceTimersByTime(1);
    expect(state.getState().announced.polite).toBe("");
  });

  it("announces danger at once and the rest politely, title first", () => {
    const state = createToastState();
    state.show({ title: "Något gick fel.", text: "Försök igen.", tone: "danger" });
    state.show({ text: "Sparat" });
    vi.advanceTimersByTime(100);
    expect(state.getState().announced).toEqual({ polite: "Sparat", assertive: "Något gick fel. Försök igen." });
  });
});
