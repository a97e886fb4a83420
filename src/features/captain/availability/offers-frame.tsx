import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { failureOf } from '../../../api/errors/messages.ts';
import { MonthArrows } from '../../../ui/dates/month-arrows/month-arrows.tsx';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { LazySection } from '../../../ui/loading/lazy/lazy-section.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import * as styles from './availability-page.css.ts';
import { OfferChoice } from './offer-choice.tsx';

interface Offer {
  id: number;
  name: string;
}

interface OffersFrameProps {
  /** What the page is, above its title. */
  kicker: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  kind: 'boat' | 'tour';
  /** Whose calendars there are; undefined until they are known. */
  offers: readonly Offer[] | undefined;
  /** The one whose calendar is shown; undefined where the address names none of them. */
  chosen: number | undefined;
  onChoose: (id: number) => void;
  /** Called with how many months to go on; no arrows when left out. */
  onTurn?: ((count: number) => void) | undefined;
  /** How asking for the offers goes. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** What could not be had, where they could not. */
  failed: ReactNode;
  /** What stands there for who has none. */
  none: ReactNode;
  /** What stands there while none of them is chosen. */
  unknown: ReactNode;
  /** The calendar of the chosen one. */
  children: ReactNode;
}

/** What pages of availability have in common: head, choice, months, and the states of what they ask for. */
export function OffersFrame(props: OffersFrameProps) {
  const { kicker, title, lead, kind, offers, chosen, onChoose, onTurn, query } = props;
  const { i18n } = useLingui();
  const hasOffers = offers !== undefined && offers.length > 0;
  return (
    <div className={styles.page}>
      <PageHeader above={<p className={styles.kicker}>{kicker}</p>} title={title} lead={lead} />
      {hasOffers && (
        <div className={styles.ways}>
          <OfferChoice kind={kind} offers={offers} chosen={chosen} onChoose={onChoose} />
          {onTurn && (
            <div className={styles.arrows}>
              <MonthArrows onTurn={onTurn} />
            </div>
          )}
        </div>
      )}
      {!offers && query.error !== null && (
        <ErrorDisplay
          {...failureOf(i18n, query.error)}
          message={
            <>
              {props.failed}. {failureOf(i18n, query.error).message}
            </>
          }
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!offers && query.error === null && (
        <>
          <LoadingStatus />
          <Skeleton height="560px" />
        </>
      )}
      {offers?.length === 0 && props.none}
      {hasOffers && chosen === undefined && props.unknown}
      {chosen !== undefined && (
        <LazySection placeholder={<Skeleton height="560px" />}>{props.children}</LazySection>
      )}
    </div>
  );
}
