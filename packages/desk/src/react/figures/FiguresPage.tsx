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
  const figuresTexts = texts.figures;
  const percent = conversionPercent(sums);
  const figures = [
    { id: "orders", term: figuresTexts.orders, details: String(sums.orders) },
    { id: "turnover", term: figuresTexts.turnover, details: texts.wholePrice(sums.turnoverOre) },
    {
      id: "conversion",
      term: figuresTexts.conversion,
      details: percent === null ? figuresTexts.none : figuresTexts.percent(percent),
    },
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
  const figuresTexts = texts.figures;
  const mostOrders = Math.max(0, ...days.map(({ orders }) => orders));
  const mostOre = Math.max(0, ...days.map(({ turnoverOre }) => turnoverOre));
  return (
    <table className="torg-desk-chart">
      <thead>
        <tr>
          <th scope="col">{figuresTexts.day}</th>
          <th scope="col">{figuresTexts.orders}</th>
          <th scope="col">{figuresTexts.turnover}</th>
          <th scope="col">{figuresTexts.share}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((figures) => {
          const { day, orders, turnoverOre } = figures;
          const percent = conversionPercent(figures);
          return (
            <tr key={day} className={orders === 0 && turnoverOre === 0 ? "torg-desk-chart__quiet" : undefined}>
              <th scope="row">{figuresTexts.date(day)}</th>
              <td>
                {orders} <Bar value={orders} longest={mostOrders} />
              </td>
              <td>
                {texts.wholePrice(turnoverOre)} <Bar value={turnoverOre} longest={mostOre} />
              </td>
              <td>{percent === null ? figuresTexts.none : figuresTexts.percent(percent)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Figures of today and the days before: orders, turnover, and conversion of carts. */
export function FiguresPage({ days }: FiguresPageProps): ReactElement {
  const figuresTexts = useDeskContext().texts.figures;
  return (
    <ColumnPage width="full" heading={figuresTexts.heading}>
      <div className="torg-desk-figures">
        <Section id="today" heading={figuresTexts.today}>
          <Sums sums={sumOfDays(days.slice(0, 1))} />
        </Section>
        <Section id="days" heading={figuresTexts.days(days.length)}>
          <Sums sums={sumOfDays(days)} />
        </Section>
      </div>
      <Section id="by-day" heading={figuresTexts.byDay}>
        <Chart days={days} />
      </Section>
      <p className="torg-desk-figures__how">{figuresTexts.how}</p>
    </ColumnPage>
  );
}
