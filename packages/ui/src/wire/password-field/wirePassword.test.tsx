import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { PasswordField } from "../../password-field/PasswordField.tsx";
import { wirePassword } from "./wirePassword.ts";

function draw(): { readonly password: () => string | undefined; readonly checkbox: HTMLInputElement } {
  document.body.innerHTML = renderToString(
    <PasswordField name="password" label="Lösenord" showLabel="Visa lösenord" />,
  );
  const checkbox = document.querySelector<HTMLInputElement>("[type=checkbox]");
  if (checkbox === null) throw new Error("The field has no checkbox.");
  return { checkbox, password: () => document.querySelector<HTMLInputElement>("[name=password]")?.type };
}

it("shows the password while its checkbox is ticked", () => {
  const { checkbox, password } = draw();
  wirePassword(document);
  expect(password()).toBe("password");
  checkbox.click();
  expect(password()).toBe("text");
  checkbox.click();
  expect(password()).toBe("password");
});

it("shows the password at once when the checkbox was ticked before it was wired", () => {
  const { checkbox, password } = draw();
  checkbox.checked = true;
  wirePassword(document);
  expect(password()).toBe("text");
});
