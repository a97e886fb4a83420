import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as styles from '../finance.css.ts';
import type { Period } from '../period/period.ts';
import type { FinanceSearch } from '../search-params.ts';

interface FigureLinkProps extends Pick<FinanceSearch, 'figure' | 'boatId' | 'tourId'> {
  period: Period;
  children: ReactNode;
}

/** A sum of money, leading to the payments that make it up. */
export function FigureLink({ period, children, ...search }: FigureLinkProps) {
  return (
    <Link
      to="/captain/finance"
      search={{ from: period.from, to: period.to, ...search }}
      hash="payments"
      preload={false}
      className={styles.money}
    >
      {children}
    </Link>
  );
}
