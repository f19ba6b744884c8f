import { describe, expect, it, vi } from "vitest";
import { aState } from "../testing/aState.ts";

vi.mock("react", () => {
  throw new Error("The state room has imported react.");
});

describe("saveOrderMessage", () => {
  it("saves a changed text and confirms it for three seconds", async () => {
    const { state, last, pass } = aState();
    void state.saveOrderMessage(" Ring ");
    expect(last().request).toEqual({ orderMessage: "Ring" });
    await last().answer({ orderMessage: "Ring" });
    expect(state.getState().orderMessage).toEqual({ saved: "Ring", isJustSaved: true });
    await pass(3000);
    expect(state.getState().orderMessage).toEqual({ saved: "Ring", isJustSaved: false });
  });

  it("does not save the same text again, and shows no message when it fails", async () => {
    const { state, sent, last } = aState();
    void state.saveOrderMessage("  ");
    expect(sent).toEqual([]);
    void state.saveOrderMessage("Ring");
    await last().refuse(500);
    expect(state.getState().orderMessage).toEqual({ saved: "", isJustSaved: false });
  });
});

describe("a message that could not be saved", () => {
  it("removes the confirmation of the earlier one", async () => {
    const { state, last, pass } = aState();
    void state.saveOrderMessage("Ring");
    await last().answer({ orderMessage: "Ring" });
    await pass(1000);
    void state.saveOrderMessage("Ring på");
    await last().refuse(500);
    expect(state.getState().orderMessage).toEqual({ saved: "Ring", isJustSaved: false });
  });
});

describe("subscribeNewsletter", () => {
  it("saves 1 or 0", async () => {
    const { state, last } = aState();
    void state.subscribeNewsletter(true);
    expect(last().request).toEqual({ isWanted: true });
    await expect(last().refuse(500)).resolves.toBeUndefined();
  });
});

describe("logIn", () => {
  it("reloads the page after a success", async () => {
    const { state, last, reload } = aState();
    void state.logIn("\u202aanna@example.se\u202c ", "Sommar2024!");
    await vi.waitFor(last, 10_000);
    expect(last().request).toEqual({ email: "anna@example.se", password: "Sommar2024!" });
    await last().answer({ error: false, msg: "" });
    expect(reload).toHaveBeenCalledOnce();
  });

  it("shows the server's message about a refusal", async () => {
    const { state, last, reload } = aState();
    void state.logIn("anna@example.se", "fel");
    await vi.waitFor(last, 10_000);
    await last().answer({ error: true, msg: { email: ["A."], password: ["B."] } });
    expect(state.getState().login).toEqual({ isBusy: false, problem: { text: "A. B." } });
    expect(reload).not.toHaveBeenCalled();
  });

  it("has no message when the call fails, and sends no empty field", async () => {
    const { state, sent, last } = aState();
    void state.logIn("", "x");
    expect(sent).toEqual([]);
    void state.logIn("anna@example.se", "x");
    await vi.waitFor(last, 10_000);
    expect(state.getState().login.isBusy).toBe(true);
    await last().refuse(0);
    expect(state.getState().login.problem).toEqual({ text: null });
  });
});
