import { returnsPath, withdrawalPath } from "@torg/format/addresses";
import { createClient } from "@torg/http";
import { hydrateView } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ReturnsPageData } from "@torg/pages/contract";
import { returnFormAddress } from "@torg/returns/contract";
import { ReturnDialog, ReturnForm, useReturnsTexts } from "@torg/returns";
import { createReturnState, type ReturnState } from "@torg/returns/state";
import { type FormFlash, LinkButton } from "@torg/ui";
import { isModifiedClick } from "@torg/ui/wire";
import { type MouseEvent, type ReactNode, useState } from "react";
import { openedAs } from "../awake/openedPage.ts";
import { shopClient } from "../awake/shopClient.ts";

/** Address of the return form on its own, as used without script. */
export const returnsFormPath = returnFormAddress(returnsPath);

/** Props of `ReturnsView`. */
export interface ReturnsViewProps {
  readonly page: ReturnsPageData;
  readonly settings: ShopSettings;
  readonly state: ReturnState<File>;
  readonly flash: FormFlash | null;
  /** Starts over after a case has been reported. */
  readonly onDone: () => void;
}

/** The link to the return form, which opens a dialog when scripts run, or the form itself. */
export function ReturnsView({ page, settings, state, flash, onDone }: ReturnsViewProps): ReactNode {
  const texts = useReturnsTexts();
  const [isOpen, setIsOpen] = useState(false);
  const form = {
    state,
    orderId: page.orderId,
    orderNumber: page.orderName,
    orderEmail: page.orderEmail,
    returnOrderTypes: page.returnOrderTypes,
    maxImages: settings.returnImageMax,
    flash,
  };
  if (page.isForm) {
    return (
      <>
        <ReturnForm {...form} returnTo={returnsFormPath} withdrawalAddress={withdrawalPath} />
        <ReturnDialog {...form} open={false} onOpenChange={setIsOpen} onDone={onDone} />
      </>
    );
  }
  const handleClick = (event: MouseEvent): void => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <LinkButton variant="primary" data-wake="" data-hold="" href={returnsFormPath} onClick={handleClick}>
        {texts.open}
      </LinkButton>
      <ReturnDialog
        {...form}
        open={isOpen}
        onOpenChange={setIsOpen}
        onDone={onDone}
        withdrawalAddress={withdrawalPath}
      />
    </>
  );
}

/** Props of the island place of the returns. */
export type ReturnsPlaceProps = Pick<ReturnsViewProps, "page" | "settings" | "flash">;

/** The return form: a link or a form until the first interaction. */
export const returns = defineIsland({
  name: "returns",
  view: ReturnsView,
  asleep: ({ page, settings, flash }: ReturnsPlaceProps) => ({
    page,
    settings,
    flash,
    state: createReturnState<File>({
      client: createClient(),
      initial: { order: page.order, orderType: page.returnOrderType },
    }),
    onDone: () => {},
  }),
  props: ({ flash }) => ({ flash }),
});

/** Hydrates the returns. */
export const mount = hydrateView<typeof returns>(ReturnsView, async ({ flash }) => {
  const { settings, page } = await openedAs("returns");
  const { order, returnOrderType: orderType } = page;
  const state = createReturnState<File>({
    client: shopClient(),
    maxImages: settings.returnImageMax,
    initial: { order, orderType },
  });
  return { page, settings, state, flash, onDone: () => window.location.assign(returnsPath) };
});
