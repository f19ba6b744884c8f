import { expect, it } from "vitest";
import { wirePassword } from "./wirePassword.ts";

it("shows the box that shows the password, and the password while it is ticked", () => {
  document.body.innerHTML = `<form><input type="password" name="password">
    <div hidden data-show-password><label><input type="checkbox">Visa</label></div></form>`;
  wirePassword();
  const password = document.querySelector<HTMLInputElement>("[name=password]");
  expect(document.querySelector<HTMLElement>("[data-show-password]")?.hidden).toBe(false);
  document.querySelector("label")?.click();
  expect(password?.type).toBe("text");
  document.querySelector("label")?.click();
  expect(password?.type).toBe("password");
});
