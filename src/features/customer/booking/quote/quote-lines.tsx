import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from './quote.css.ts';
import type { BaseLine, Quote } from './quote.ts';

interface QuoteLinesProps {
  quote: Quote;
  /** What the names of services are written in, ISO 639-1, where it is known. */
  language?: string | undefined;
}

/** The parts of a price, its total, and what of it is paid when. */
export function QuoteLines({ quote, language }: QuoteLinesProps) {
  const format = useFormat();
  const { base, services, totalPrice, depositAmount, balance } = quote;
  const isTour = base.some(({ unit }) => unit === 'person');
  return (
    <dl className={styles.lines}>
      {base.map((line) => (
        <Line key={`${line.unit}-${line.price}`} label={<BaseText line={line} />}>
          {format.money(line.total)}
        </Line>
      ))}
      {services.map(({ serviceId, name, isPerPerson, quantity, total }) => (
        <Line
          key={serviceId}
          label={<span lang={language}>{isPerPerson ? `${name} × ${quantity}` : name}</span>}
        >
          {format.money(total)}
        </Line>
      ))}
      <div className={styles.total}>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd className={styles.totalValue}>{format.money(totalPrice)}</dd>
      </div>
      <Line
        label={
          <strong className={styles.strong}>
            <Trans>Deposit, 20%</Trans>
          </strong>
        }
      >
        <strong className={styles.strong}>{format.money(depositAmount)}</strong>
      </Line>
      <Line label={isTour ? <Trans>On the day of the tour</Trans> : <Trans>On board</Trans>}>
        {format.money(balance)}
      </Line>
    </dl>
  );
}

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function BaseText({ line: { unit, price, count } }: { line: BaseLine }) {
  const lira = useFormat().money(price);
  if (unit === 'hour') {
    return <Plural value={count} one={`${lira} × # hour`} other={`${lira} × # hours`} />;
  }
  if (unit === 'person') {
    return <Plural value={count} one={`${lira} × # person`} other={`${lira} × # people`} />;
  }
  return <Plural value={count} one={`${lira} × # day`} other={`${lira} × # days`} />;
}
