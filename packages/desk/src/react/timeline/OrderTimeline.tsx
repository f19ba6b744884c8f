import type { ReactElement, ReactNode } from "react";
import type { DeskEvent, NamedQuantity } from "../../domain/deskOrder.ts";
import type { DeskTexts } from "../../texts/sv.ts";
import { useDeskContext } from "../DeskProvider.tsx";

/** The title of an event. */
function titleOf(event: DeskEvent, texts: DeskTexts): string {
  const timelineTexts = texts.timeline;
  switch (event.kind) {
    case "deliver":
      return timelineTexts.deliver(event.shipment);
    case "credit":
      return timelineTexts.credit(texts.price(event.amountOre));
    case "money":
      return timelineTexts.moves[event.move](texts.price(event.amountOre));
    case "placed":
    case "pick":
    case "ship":
    case "cancel":
    case "return":
    case "note":
      return timelineTexts[event.kind];
  }
}

function Pieces({ pieces }: { readonly pieces: readonly NamedQuantity[] }): ReactElement {
  const timelineTexts = useDeskContext().texts.timeline;
  return (
    <ul>
      {pieces.map(({ name, quantity }) => (
        <li key={name}>{timelineTexts.pieces(quantity, name)}</li>
      ))}
    </ul>
  );
}

/** Details of an event besides its title. */
function detailsOf(event: DeskEvent, texts: DeskTexts): readonly ReactNode[] {
  const timelineTexts = texts.timeline;
  switch (event.kind) {
    case "ship": {
      if (event.parcel === null) return [];
      const { carrier, trackingNumber, link } = event.parcel;
      const name = timelineTexts.parcel(carrier, trackingNumber);
      const trackingLink = (
        <a key="parcel" className="torg-desk-link" href={link}>
          {name}
        </a>
      );
      return [link === "" ? name : trackingLink];
    }
    case "return": {
      const { ground, isRestocked, creditNote } = event;
      const note = creditNote === null ? [] : [timelineTexts.creditNote(creditNote)];
      return [
        [timelineTexts.grounds[ground], isRestocked ? timelineTexts.restocked : timelineTexts.scrapped, ...note].join(
          ", ",
        ),
      ];
    }
    case "credit":
      return event.creditNote === null ? [] : [timelineTexts.creditNote(event.creditNote)];
    case "money":
      return event.isByHand ? [timelineTexts.byHand] : [];
    case "placed":
    case "pick":
    case "deliver":
    case "cancel":
    case "note":
      return [];
  }
}

function Event({ event }: { readonly event: DeskEvent }): ReactElement {
  const { texts } = useDeskContext();
  const timelineTexts = texts.timeline;
  return (
    <li className="torg-desk-event" data-kind={event.kind}>
      <p className="torg-desk-event__title">{titleOf(event, texts)}</p>
      <p className="torg-desk-event__when">
        <time dateTime={event.at}>{texts.moment(event.at)}</time>
        {event.by !== "" && ` ${timelineTexts.by(event.by)}`}
      </p>
      {"pieces" in event && <Pieces pieces={event.pieces} />}
      {detailsOf(event, texts).map((details, index) => (
        // The details of an event never change order.
        <p key={index}>{details}</p>
      ))}
      {event.kind === "note" && <p className="torg-desk-event__note">{event.text}</p>}
    </li>
  );
}

/** The history of an order, the newest first. */
export function OrderTimeline({ events }: { readonly events: readonly DeskEvent[] }): ReactElement {
  return (
    <ol className="torg-desk-timeline" reversed>
      {events.toReversed().map((event, index) => (
        // Events are only ever added at the other end, so keys are stable.
        <Event key={events.length - index} event={event} />
      ))}
    </ol>
  );
}
