import { lateOnIntent } from "@torg/ui";
import { Suspense, type ReactElement } from "react";
import { useLoginForm } from "./useLoginForm.ts";

const LoginForm = lateOnIntent(".torg-login-box", async () => (await import("./LoginForm.tsx")).LoginForm);

/** The login whose script is fetched when somebody reaches for what the server has drawn of it; a form until then. */
export function LateLoginBox(): ReactElement | null {
  const props = useLoginForm();
  return props === null ? null : (
    <Suspense>
      <LoginForm {...props} />
    </Suspense>
  );
}
