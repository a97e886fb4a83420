import { type ReactNode, useId } from 'react';
import { Disclosure } from '../../../../ui/content/disclosure/disclosure.tsx';
import * as styles from './boat-terms.css.ts';

interface FoldProps {
  title: ReactNode;
  /** What most look for, which stands open. */
  fact?: ReactNode;
  children: ReactNode;
}

/** On phones: a part of a section under its own heading, the rest folded below the fact. */
export function Fold({ title, fact, children }: FoldProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Disclosure title={<FoldTitle id={id} title={title} fact={fact} />}>{children}</Disclosure>
    </section>
  );
}

/** The heading of what is folded, and its fact. */
export function FoldTitle({ id, title, fact }: Omit<FoldProps, 'children'> & { id?: string }) {
  return (
    <span className={styles.fold}>
      <h3 id={id}>{title}</h3>
      {fact && <span className={styles.fact}>{fact}</span>}
    </span>
  );
}
