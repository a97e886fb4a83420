import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { PartFailure } from '../../../../domain/query/part-failure.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from './person.css.ts';

interface PersonSectionProps {
  title: ReactNode;
  /** Beside the title: a way to all of it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of what there is of a person, under its name. */
export function PersonSection({ title, aside, children }: PersonSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface NewestProps<Row> {
  result: UseQueryResult<{ content: readonly Row[] }>;
  /** What is told where there is nothing. */
  empty: ReactNode;
  /** One `<li>` of each. */
  children: (row: Row) => ReactNode;
}

/** The newest of a list; when it cannot be had, the rest of the page stays as it is. */
export function Newest<Row>({ result, empty, children }: NewestProps<Row>) {
  const { data, error } = result;
  if (!data && error) {
    return <PartFailure title={<Trans>This part could not be loaded</Trans>} result={result} />;
  }
  if (!data) return <Skeleton height="96px" />;
  if (data.content.length === 0) return <p className={styles.hint}>{empty}</p>;
  return <ul className={styles.list}>{data.content.map(children)}</ul>;
}
