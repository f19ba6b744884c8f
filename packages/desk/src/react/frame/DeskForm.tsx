import { createContext, useContext, type ReactElement, type ReactNode } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import { useDeskContext } from "../DeskProvider.tsx";

/** The token of the login whose page this is; empty without one. */
export const DeskToken = createContext("");

/** Props of DeskForm. */
export interface DeskFormProps {
  /** The path that it is sent to. */
  readonly path: string;
  /** The page that follows, if the backend is not to choose it. */
  readonly returnTo?: string | undefined;
  /** Whether it is only a button, without fields below each other. */
  readonly isButton?: boolean;
  readonly children: ReactNode;
}

/** A plain form of somebody who is logged in at the desk, with the token of that login. */
export function DeskForm({ path, returnTo, isButton = false, children }: DeskFormProps): ReactElement {
  const { addresses } = useDeskContext();
  const token = useContext(DeskToken);
  return (
    <form className={isButton ? undefined : "torg-desk-form"} method="post" action={addresses.backend(path)}>
      {token !== "" && <input type="hidden" name={deskFields.token} value={token} />}
      {returnTo !== undefined && <input type="hidden" name={deskFields.returnTo} value={addresses.page(returnTo)} />}
      {children}
    </form>
  );
}
