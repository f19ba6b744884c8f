import { whenReachedFor } from "@torg/ui";
import { lazy, Suspense, type ReactElement } from "react";
import { useLoginForm } from "./useLoginForm.ts";

const LoginForm = lazy(async () => {
  await whenReachedFor(".torg-login-box");
  const { LoginForm: part } = await import("./LoginForm.tsx");
  return { default: part };
});

/** The login whose script is fetched when somebody reaches for what the server has drawn of it; a form until then. */
export function LateLoginBox(): ReactElement | null {
  const props = useLoginForm();
  return props === null ? null : (
    <Suspense>
      <LoginForm {...props} />
    </Suspense>
  );
}
