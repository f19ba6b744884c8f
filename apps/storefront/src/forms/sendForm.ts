import { ensureCsrfToken } from "@torg/islands";
import type { SendForm } from "@torg/islands/runtime";
import { csrfTokenPath } from "@torg/pages/contract";

/** Sends a form in place, with what a press of `control` adds to it; files are left out. Its answer is shown by nobody. */
export const sendForm: SendForm = async (form, control) => {
  const token = await ensureCsrfToken(csrfTokenPath);
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, control)) if (typeof value === "string") body.append(name, value);
  const headers = { accept: "text/html", "x-csrf-token": token ?? "" };
  await fetch(form.getAttribute("action") ?? "", { method: "POST", headers, body, redirect: "manual" }).catch(() => {});
};
