import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { keepSearchText } from '../../../../domain/managed-list/list-location.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { iconButton } from '../../../../ui/actions/icon-button/icon-button.css.ts';
import * as styles from './detail.css.ts';
import type { Neighbour, Neighbours } from './use-neighbours.ts';

/** To what stands before and after in the list, and where in it this one is. */
export function NeighbourLinks({ neighbours }: { neighbours: Neighbours }) {
  const { t } = useLingui();
  const format = useFormat();
  const { next, previous, total } = neighbours;
  const place = neighbours.place && format.number(neighbours.place);
  const all = format.number(total);
  return (
    <nav aria-label={t`Applications of the list`} className={styles.neighbours}>
      <Way to={previous} label={t`Previous application`}>
        <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />
      </Way>
      {place && (
        <span className={styles.place}>
          <Trans context="place in a list">
            {place} of {all}
          </Trans>
        </span>
      )}
      <Way to={next} label={t`Next application`}>
        <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} />
      </Way>
    </nav>
  );
}

interface WayProps {
  to: Neighbour | undefined;
  label: string;
  children: ReactNode;
}

function Way({ to, label, children }: WayProps) {
  if (!to) return null;
  return (
    <Link
      to="/admin/captain-applications/$applicationId"
      params={{ applicationId: String(to.id) }}
      search={to.search}
      state={keepSearchText}
      className={iconButton}
      aria-label={label}
    >
      {children}
    </Link>
  );
}
