import { formatDate, formatRange } from "@torg/format";
import { formatOpeningTime } from "@torg/stores/domain";
import { escapeHtml } from "../http/responses/escapeHtml.ts";
import { shopFileTexts } from "../texts/shopFileTexts.ts";
import { type OpeningHours, type Weekday, weekdays } from "./schema/openingHoursSchema.ts";

/** Days and their opening hours, as texts. */
interface HoursRow {
  readonly days: string;
  readonly hours: string;
}

interface Hours {
  readonly from: string;
  readonly to: string;
}

const span = ({ from, to }: Hours): string => formatRange(formatOpeningTime(from), formatOpeningTime(to));

function hoursOf(week: OpeningHours["week"], day: Weekday): string {
  const spans = week.filter(({ days }) => days.includes(day)).map(span);
  return spans.length === 0 ? shopFileTexts.closed : spans.join(", ");
}

/** The week as rows; neighbouring days with the same hours share one. */
function weekRows(week: OpeningHours["week"]): readonly HoursRow[] {
  const days = weekdays.map((day) => hoursOf(week, day));
  const starts = days.flatMap((hours, index) => (hours === days[index - 1] ? [] : [index]));
  return starts.map((start, place) => {
    const end = (starts[place + 1] ?? days.length) - 1;
    return { days: formatRange(shopFileTexts.day(start), shopFileTexts.day(end)), hours: days[start] ?? "" };
  });
}

/** The exceptions from `today` (`2026-12-24`) on. */
function exceptionRows(exceptions: OpeningHours["exceptions"], today: string): readonly HoursRow[] {
  return exceptions
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ date, from, to, note }) => ({
      days: `${formatDate(`${date}T12:00:00Z`)}${note === undefined ? "" : ` (${note})`}`,
      hours: from === undefined || to === undefined ? shopFileTexts.closed : span({ from, to }),
    }));
}

/** Formats opening hours as one line without the closed weekdays; given `today`, upcoming exceptions are included. */
export function hoursLine(hours: OpeningHours | undefined, today?: string): string {
  const open = weekRows(hours?.week ?? []).filter((row) => row.hours !== shopFileTexts.closed);
  const unlike = today === undefined ? [] : exceptionRows(hours?.exceptions ?? [], today);
  return [...open, ...unlike].map((row) => `${row.days} ${row.hours}`).join(", ");
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase("sv") + text.slice(1);

/** Formats opening hours as an HTML table; empty if none are known. Exceptions before `today` are left out. */
export function hoursTable(hours: OpeningHours | undefined, today: string): string {
  if (hours === undefined) return "";
  const rows = [...weekRows(hours.week), ...exceptionRows(hours.exceptions, today)];
  const cells = rows.map(
    (row) => `<tr><th>${escapeHtml(capital(row.days))}</th><td>${escapeHtml(row.hours)}</td></tr>`,
  );
  return `<table>${cells.join("")}</table>`;
}
