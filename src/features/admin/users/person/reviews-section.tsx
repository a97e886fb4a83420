import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { reviewsByUserQuery } from '../../../../api/resources/admin/users.ts';
import { Stars } from '../../../../domain/review/stars.tsx';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from './person.css.ts';
import { Newest, PersonSection } from './person-section.tsx';

/** The newest reviews that a person wrote. */
export function ReviewsSection({ userId }: { userId: number }) {
  const format = useFormat();
  const result = useQuery(reviewsByUserQuery(userId));
  const total = result.data?.totalElements ?? 0;
  return (
    <PersonSection
      title={<Trans>Reviews written</Trans>}
      aside={
        total > 0 && (
          <Link to="/admin/reviews" search={{ customerId: userId }} className={styles.all}>
            <Trans>All ({total})</Trans>
          </Link>
        )
      }
    >
      <Newest result={result} empty={<Trans>No reviews yet.</Trans>}>
        {({ id, rating, comment, createdAt, boatId, boatName, tourId, tourName }) => (
          <li key={id} className={styles.row}>
            {boatId !== null ? (
              <Link to="/boats/$boatId" params={{ boatId: String(boatId) }} className={styles.name}>
                {boatName}
              </Link>
            ) : (
              <Link to="/tours/$tourId" params={{ tourId: String(tourId) }} className={styles.name}>
                {tourName}
              </Link>
            )}
            <Stars rating={rating} />
            <span className={styles.words}>{comment}</span>
            <span className={styles.detail}>{format.date(calendarDay(new Date(createdAt)))}</span>
          </li>
        )}
      </Newest>
    </PersonSection>
  );
}
