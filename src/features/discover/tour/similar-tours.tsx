import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Tour } from '../../../api/contract/types.ts';
import { toursQuery } from '../../../api/resources/tours/queries.ts';
import * as styles from '../../../domain/offer/similar-offers.css.ts';
import { TourCard } from '../../../domain/tour/tour-card.tsx';
import { close as closeSections } from '../../../ui/page/page-section/page-section.css.ts';
import { PageSection } from '../../../ui/page/page-section/page-section.tsx';

/** How many stand side by side. */
const SHOWN = 3;

interface SimilarToursProps {
  tour: Pick<Tour, 'id' | 'location' | 'tourType'>;
}

/** Tours of the same place, then of the same kind. Nothing while none is known. */
export function SimilarTours({ tour: { id, location, tourType } }: SimilarToursProps) {
  const others = (useQuery(toursQuery()).data ?? []).filter((other) => other.id !== id);
  const near = others.filter((other) => other.location === location);
  const alike = others.filter(
    (other) => other.location !== location && other.tourType === tourType,
  );
  const tours = [...near, ...alike].slice(0, SHOWN);
  if (tours.length === 0) return null;
  return (
    <div className={`${styles.similar} ${closeSections}`}>
      <PageSection id="similar" title={<Trans>More tours nearby</Trans>} light="dusk" sunAt={0.95}>
        <ul className={styles.list}>
          {tours.map((other) => (
            <li key={other.id} className={styles.one}>
              <TourCard tour={other} />
            </li>
          ))}
        </ul>
      </PageSection>
    </div>
  );
}
