import { lazyPart } from "@torg/islands";
import { Suspense, type ReactElement } from "react";
import { useCheckout } from "../CheckoutProvider.tsx";
import { useLoginForm } from "./useLoginForm.ts";

// Props are read inside: new props from outside would re-render the server's markup.
const LoginBox = lazyPart(
  async () => {
    const { LoginForm } = await import("./LoginForm.tsx");
    return () => {
      const props = useLoginForm();
      return props === null ? null : <LoginForm {...props} />;
    };
  },
  { serverMarkup: ".torg-login-box" },
);

/**
 * The server-rendered login, a plain form until its script is fetched when the visitor reaches for it. Its Suspense
 * boundary is also there for logged-in customers, because the server renders it for everybody.
 */
export function LateLoginBox(): ReactElement {
  const isGuest = useCheckout(({ data }) => data.user === null);
  return isGuest ? <LoginBox /> : <Suspense>{null}</Suspense>;
}
