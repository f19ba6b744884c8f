import { describe, expect, it } from "vitest";
import { declarationsOf, nativeElementOf, type PartFiles, sheetsOf } from "./partFiles.ts";

const files: PartFiles = new Map([
  ["icon/Icon.tsx", 'export function Icon() { return <svg className="torg-icon" />; }'],
  ["icon/Icon.css", "@layer torg.parts { .torg-icon { flex: none } }"],
  [
    "button/Button.tsx",
    `/** How loud. */
export type Loudness = "primary" | "quiet";
export interface ButtonProps extends ComponentPropsWithRef<"button"> {
  readonly loud?: Loudness;
}
export function Button() { return <button className={joinClasses("torg-button", className)} />; }`,
  ],
  ["button/Button.css", "@layer torg.parts { .torg-button { color: inherit } }"],
  [
    "link/Link.tsx",
    `import { Icon } from "../icon/Icon.tsx";
export function Link() { return <a className="torg-button"><Icon /></a>; }`,
  ],
  ["long/Long.css", "@layer torg.parts { .torg-button-group { color: inherit } }"],
]);

describe("sheetsOf", () => {
  it("finds the sheets of a part and of the parts that it uses", () => {
    expect(sheetsOf(files, "Button")).toEqual(["button/Button.css"]);
    expect(sheetsOf(files, "Link")).toEqual(["button/Button.css", "icon/Icon.css"]);
  });

  it("finds none for an unknown part", () => {
    expect(sheetsOf(files, "Tooltip")).toEqual([]);
  });
});

describe("nativeElementOf", () => {
  it("finds the element whose props a part accepts", () => {
    expect(nativeElementOf(files, "Button")).toBe("button");
    expect(nativeElementOf(files, "Icon")).toBeNull();
  });
});

describe("declarationsOf", () => {
  it("finds the named types, as they are written", () => {
    expect(declarationsOf(files, "Loudness | ReactNode")).toEqual(['export type Loudness = "primary" | "quiet";']);
    expect(declarationsOf(files, "ButtonProps")[0]).toMatch(/^export interface ButtonProps extends .*\n[^\n]*\n\}$/);
  });
});
