import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Boat } from '../../../../api/contract/types.ts';
import { boatPageQuery } from '../../../../api/resources/boats/queries.ts';
import { BoatCard } from '../../../../domain/boat/boat-card.tsx';
import { useToday } from '../../../../domain/calendar/use-today.ts';
import * as styles from '../../../../domain/offer/similar-offers.css.ts';
import { tripDays } from '../../../../domain/trip/trip-search.ts';
import { close as closeSections } from '../../../../ui/page/page-section/page-section.css.ts';
import { PageSection } from '../../../../ui/page/page-section/page-section.tsx';

/** How many stand side by side. */
const shownBoats = 3;

interface SimilarBoatsProps {
  boat: Pick<Boat, 'id' | 'type' | 'location' | 'capacity'>;
}

/**
 * Boats of the same kind in the same place; where there are too few, others of the place. Nothing
 * while none is known: the page is whole without them.
 */
export function SimilarBoats({ boat }: SimilarBoatsProps) {
  const { id, type, location } = boat;
  const search = useSearch({ from: '/boats/$boatId/' });
  const { start, end, guests } = search;
  const chosen = tripDays(search, useToday());
  // For the days asked for, so that each can be had, at the price of those days.
  const days = chosen ? { startDate: chosen.start, endDate: chosen.end } : {};
  const alike = useQuery(boatPageQuery({ criteria: { location, type, ...days }, page: 0 }));
  const alikeBoats = (alike.data?.content ?? []).filter((other) => other.id !== id);
  const nearby = useQuery({
    ...boatPageQuery({ criteria: { location, ...days }, page: 0 }),
    enabled: alike.isSuccess && alikeBoats.length < shownBoats,
  });
  const others = (nearby.data?.content ?? []).filter(
    (other) => other.id !== id && other.type !== type,
  );
  const boats = [...alikeBoats, ...others].slice(0, shownBoats);
  if (boats.length === 0) return null;
  return (
    <div className={`${styles.similar} ${closeSections}`}>
      <PageSection
        id="similar"
        title={<Trans>Boats like this one</Trans>}
        light="dusk"
        sunAt={0.94}
      >
        <ul className={styles.list}>
          {boats.map((other) => (
            <li key={other.id} className={styles.one}>
              <BoatCard boat={other} trip={{ start, end, guests }} />
            </li>
          ))}
        </ul>
      </PageSection>
    </div>
  );
}
