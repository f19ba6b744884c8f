import type { ReactElement } from "react";
import { startWithdrawalCall } from "../../contract/index.ts";
import { useReturnsAddresses, useReturnsTexts } from "../ReturnsProvider.tsx";

/** Withdrawal, complaint and voluntary return: three different rights, and what each of them means. */
export function ReturnWays(): ReactElement {
  const { withdraw, complain, giveBack } = useReturnsTexts().ways;
  const { backend } = useReturnsAddresses();
  return (
    <ul className="torg-return-ways">
      <li>
        <h2>{withdraw.heading}</h2>
        <p>{withdraw.text}</p>
        <a href={backend(startWithdrawalCall.path)}>{withdraw.link}</a>
      </li>
      <li>
        <h2>{complain.heading}</h2>
        <p>{complain.text}</p>
      </li>
      <li>
        <h2>{giveBack.heading}</h2>
        <p>{giveBack.text}</p>
      </li>
    </ul>
  );
}
