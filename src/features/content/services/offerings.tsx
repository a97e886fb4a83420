import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  CarTaxiFront,
  Check,
  Clock,
  Compass,
  type LucideIcon,
  Sailboat,
  ShipWheel,
  UtensilsCrossed,
} from 'lucide-react';
import type { ServiceOffering, ServiceOfferingKind } from '../../../api/contract/types.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { serviceOfferingsQuery } from '../../../api/resources/content/queries.ts';
import { currentLocale } from '../../../i18n/locale.ts';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import { OfferingLink } from './offering-link.tsx';
import * as styles from './services-page.css.ts';

const offeringIcons: Record<ServiceOfferingKind, LucideIcon> = {
  CREWED_CHARTER: Sailboat,
  HOURLY_RENTAL: Clock,
  GUIDED_TOUR: Compass,
  ON_BOARD_SERVICE: UtensilsCrossed,
  TRANSFER: CarTaxiFront,
  LISTING: ShipWheel,
};

/** What can be booked, in the service's own words. */
export function Offerings() {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = useQuery({
    ...serviceOfferingsQuery(),
    retryOnMount: false,
  });
  if (data?.length === 0) return null;
  return (
    <section>
      <h2 className={visuallyHidden}>
        <Trans>What you can book</Trans>
      </h2>
      {data && (
        <ul className={styles.offerings}>
          {data.map((offering) => (
            <Offering key={offering.kind} offering={offering} />
          ))}
        </ul>
      )}
      {!data && error && !isFetching && (
        <ErrorDisplay {...failureOf(i18n, error)} level={3} onRetry={() => void refetch()} />
      )}
      {!data && (isFetching || !error) && <OfferingSkeletons />}
    </section>
  );
}

function Offering({
  offering: { kind, title, summary, highlights },
}: {
  offering: ServiceOffering;
}) {
  const locale = currentLocale();
  const Icon = offeringIcons[kind];
  return (
    <li className={styles.offering}>
      <Icon className={styles.icon} aria-hidden="true" size={28} strokeWidth={1.5} />
      <h3 className={styles.name}>
        <OfferingLink kind={kind}>{title[locale]}</OfferingLink>
      </h3>
      <p className={styles.text}>{summary[locale]}</p>
      {highlights.length > 0 && (
        <ul className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight.en} className={styles.highlight}>
              <Check className={styles.tick} aria-hidden="true" size={16} strokeWidth={2} />
              {highlight[locale]}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function OfferingSkeletons() {
  return (
    <div>
      <LoadingStatus />
      <div className={styles.offerings} aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} height="172px" />
        ))}
      </div>
    </div>
  );
}
