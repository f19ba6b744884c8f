import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { FormField } from "./FormField.tsx";

it("keeps the note outside the label, even in the server's HTML", () => {
  const html = renderToString(
    <FormField fieldId="co" label="C/O" note="(valfritt)">
      <input id="co" />
    </FormField>,
  );
  expect(html).toContain('C/O<span class="torg-field__note"> (valfritt)</span>');
});

it.each([undefined, ""])("renders no element for a note that is %j", (note) => {
  const html = renderToString(
    <FormField fieldId="co" label="C/O" note={note}>
      <input id="co" />
    </FormField>,
  );
  expect(html).not.toContain("torg-field__note");
});
