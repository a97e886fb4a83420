import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { failureOf } from '../../api/messages.ts';
import { destinationsQuery } from '../../api/resources/content.ts';
import { ErrorDisplay } from '../../ui/error-display/error-display.tsx';
import { SectionHeading } from '../../ui/section-heading/section-heading.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../ui/theme/global.css.ts';
import { PlaceTile } from './place-tile.tsx';
import * as styles from './places-section.css.ts';

/** As many as there is room for; the rest stands on the page of places. */
const count = 7;

/** The places with the most boats, the first one large: part of the home page. */
export function PlacesSection() {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = useQuery({
    ...destinationsQuery(),
    retryOnMount: false,
  });
  if (data?.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading
        light="dawn"
        sunAt={0.07}
        aside={
          <Link to="/destinations" className={styles.all}>
            <Trans>All places</Trans>
          </Link>
        }
      >
        <Trans>From which shore?</Trans>
      </SectionHeading>
      {data && (
        <ul className={styles.places}>
          {data.slice(0, count).map((place) => (
            <li key={place.slug}>
              <PlaceTile place={place} level={3} />
            </li>
          ))}
        </ul>
      )}
      {!data && error && !isFetching && (
        <ErrorDisplay {...failureOf(i18n, error)} level={3} onRetry={() => void refetch()} />
      )}
      {!data && (isFetching || !error) && <PlaceSkeletons />}
    </section>
  );
}

function PlaceSkeletons() {
  return (
    <div>
      <p role="status" className={visuallyHidden}>
        <Trans>Loading places…</Trans>
      </p>
      <div className={styles.places} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number alone
          <div key={place}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </div>
  );
}
