import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { boatsOfUserQuery, toursOfUserQuery } from '../../../../api/resources/admin/users.ts';
import { ownerPublishChecklistsQuery } from '../../../../api/resources/publish-checklists/queries.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { OfferRow } from './offer-row.tsx';
import * as styles from './person.css.ts';
import { Newest, PersonSection } from './person-section.tsx';

/** The newest boats and tours of a captain; all of them are in the captain's own area. */
export function OffersSection({ userId }: { userId: number }) {
  const boats = useQuery(boatsOfUserQuery(userId));
  const tours = useQuery(toursOfUserQuery(userId));
  const checklists = useQuery(ownerPublishChecklistsQuery(userId));
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
            <OfferRow
              key={boat.id}
              kind="BOAT"
              offer={boat}
              ownerId={userId}
              checklist={checklists.data?.find(({ boatId }) => boatId === boat.id)}
            />
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
            <OfferRow
              key={tour.id}
              kind="TOUR"
              offer={tour}
              ownerId={userId}
              checklist={checklists.data?.find(({ tourId }) => tourId === tour.id)}
            />
          )}
        </Newest>
      </PersonSection>
      {!checklists.data && checklists.isError && (
        <p className={styles.hint} role="status">
          <Trans>What keeps them from being published could not be loaded.</Trans>{' '}
          <Button
            variant="text"
            size="small"
            pending={checklists.isFetching}
            onPress={() => void checklists.refetch()}
          >
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
    </>
  );
}
