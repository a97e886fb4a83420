import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { boatsOfUserQuery, toursOfUserQuery } from '../../../../api/resources/admin/users.ts';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import * as styles from './person.css.ts';
import { Newest, PersonSection } from './person-section.tsx';

function Publication({ status }: { status: string }) {
  const isPublished = status === 'ACTIVE';
  return (
    <Badge tone={isPublished ? 'positive' : 'neutral'}>
      {isPublished ? <Trans>Published</Trans> : <Trans>Not published</Trans>}
    </Badge>
  );
}

/** The newest boats and tours of a captain; all of them are in the captain's own area. */
export function OffersSection({ userId }: { userId: number }) {
  const boats = useQuery(boatsOfUserQuery(userId));
  const tours = useQuery(toursOfUserQuery(userId));
  const boatCount = boats.data?.totalElements ?? 0;
  const tourCount = tours.data?.totalElements ?? 0;
  return (
    <>
      <PersonSection
        title={<Trans>Boats</Trans>}
        aside={
          boatCount > 0 && (
            <Link to="/captain/vessels" search={{ captain: userId }} className={styles.all}>
              <Trans>All ({boatCount})</Trans>
            </Link>
          )
        }
      >
        <Newest result={boats} empty={<Trans>No boats yet.</Trans>}>
          {(boat) => (
            <li key={boat.id} className={styles.row}>
              <Link
                to="/captain/vessels/$boatId"
                params={{ boatId: String(boat.id) }}
                search={{ captain: userId }}
                className={styles.name}
              >
                {boat.name}
              </Link>
              <Publication status={boat.status} />
            </li>
          )}
        </Newest>
      </PersonSection>
      <PersonSection
        title={<Trans>Tours</Trans>}
        aside={
          tourCount > 0 && (
            <Link to="/captain/tours" search={{ captain: userId }} className={styles.all}>
              <Trans>All ({tourCount})</Trans>
            </Link>
          )
        }
      >
        <Newest result={tours} empty={<Trans>No tours yet.</Trans>}>
          {(tour) => (
            <li key={tour.id} className={styles.row}>
              <Link
                to="/captain/tours/$tourId/{-$step}"
                params={{ tourId: String(tour.id) }}
                search={{ captain: userId }}
                className={styles.name}
              >
                {tour.name}
              </Link>
              <Publication status={tour.status} />
            </li>
          )}
        </Newest>
      </PersonSection>
    </>
  );
}
