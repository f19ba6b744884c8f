import { ColumnPage, Section } from "@torg/ui";
import type { ReactElement } from "react";
import { barPercent, conversionPercent, type DayFigures, sumOfDays } from "../../domain/dayFigures.ts";
import { useDeskContext } from "../DeskProvider.tsx";

/** Props of FiguresPage. */
export interface FiguresPageProps {
  /** The newest first; the first is today. */
  readonly days: readonly DayFigures[];
}

function Sums({ sums }: { readonly sums: Omit<DayFigures, "day"> }): ReactElement {
  const { texts } = useDeskContext();
  const words = texts.figures;
  const percent = conversionPercent(sums);
  const figures = [
    { id: "orders", term: words.orders, details: String(sums.orders) },
    { id: "turnover", term: words.turnover, details: texts.wholePrice(sums.turnoverOre) },
    { id: "conversion", term: words.conversion, details: percent === null ? words.none : words.percent(percent) },
  ];
  return (
    <dl className="torg-desk-sums">
      {figures.map(({ id, term, details }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
}

function Bar({ value, longest }: { readonly value: number; readonly longest: number }): ReactElement | null {
  if (value === 0) return null;
  return <span className="torg-desk-bar" aria-hidden="true" style={{ inlineSize: `${barPercent(value, longest)}%` }} />;
}

function Chart({ days }: FiguresPageProps): ReactElement {
  const { texts } = useDeskContext();
  const words = texts.figures;
  const mostOrders = Math.max(0, ...days.map(({ orders }) => orders));
  const mostOre = Math.max(0, ...days.map(({ turnoverOre }) => turnoverOre));
  return (
    <table className="torg-desk-chart">
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.orders}</th>
          <th scope="col">{words.turnover}</th>
          <th scope="col">{words.share}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((figures) => {
          const { day, orders, turnoverOre } = figures;
          const percent = conversionPercent(figures);
          return (
            <tr key={day} className={orders === 0 && turnoverOre === 0 ? "torg-desk-chart__quiet" : undefined}>
              <th scope="row">{words.date(day)}</th>
              <td>
                {orders} <Bar value={orders} longest={mostOrders} />
              </td>
              <td>
                {texts.wholePrice(turnoverOre)} <Bar value={turnoverOre} longest={mostOre} />
              </td>
              <td>{percent === null ? words.none : words.percent(percent)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Figures of today and the days before: orders, turnover, and conversion of carts. */
export function FiguresPage({ days }: FiguresPageProps): ReactElement {
  const words = useDeskContext().texts.figures;
  return (
    <ColumnPage width="full" heading={words.heading}>
      <div className="torg-desk-figures">
        <Section id="today" heading={words.today}>
          <Sums sums={sumOfDays(days.slice(0, 1))} />
        </Section>
        <Section id="days" heading={words.days(days.length)}>
          <Sums sums={sumOfDays(days)} />
        </Section>
      </div>
      <Section id="by-day" heading={words.byDay}>
        <Chart days={days} />
      </Section>
      <p className="torg-desk-figures__how">{words.how}</p>
    </ColumnPage>
  );
}
