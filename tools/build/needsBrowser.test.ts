import { describe, expect, it } from "vitest";
import { needsBrowser } from "./needsBrowser.ts";

describe("needsBrowser", () => {
  it("marks components that call hooks, make contexts or listen to events", () => {
    expect(needsBrowser("const [open] = useState(false);", true)).toBe(true);
    expect(needsBrowser("const { texts } = use(Context);", true)).toBe(true);
    expect(needsBrowser("const Context = createContext(null);", true)).toBe(true);
    expect(needsBrowser(`jsx("button", { onClick: press })`, true)).toBe(true);
    expect(needsBrowser(`jsx("button", { onClick, children })`, true)).toBe(true);
  });

  it("leaves plain drawing to both sides", () => {
    expect(needsBrowser(`jsx("span", { className: "torg-badge", children })`, true)).toBe(false);
    expect(needsBrowser("const because = used(only);", true)).toBe(false);
  });

  it("marks modules of hooks, and no rule that happens to be told of events", () => {
    expect(needsBrowser(`import { useEffect } from "react";\nuseEffect(() => {});`, false)).toBe(true);
    expect(needsBrowser("createState({ onAnswer: apply });", false)).toBe(false);
  });
});
