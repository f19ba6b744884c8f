import { ensureCsrfToken } from "@torg/islands";
import type { SendForm } from "@torg/islands/runtime";
import { csrfTokenPath } from "@torg/pages/contract";

/**
 * Sends a form in the background, including the value of the pressed `control`; files are left out. The response is not
 * shown.
 */
export const sendForm: SendForm = async (form, control) => {
  const token = await ensureCsrfToken(csrfTokenPath);
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, control)) if (typeof value === "string") body.append(name, value);
  const headers = { accept: "text/html", "x-csrf-token": token ?? "" };
  await fetch(form.getAttribute("action") ?? "", { method: "POST", headers, body, redirect: "manual" }).catch(() => {});
};
