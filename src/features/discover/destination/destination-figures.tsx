import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Destination } from '../../../api/contract/types.ts';
import { boatPageQuery } from '../../../api/resources/boats/queries.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { type Figure, Figures } from '../../../ui/charts/figures/figures.tsx';

/** What lies and starts there, and what a day costs at least; what is not known is left out. */
export function DestinationFigures({ place }: { place: Destination }) {
  const format = useFormat();
  const criteria = { location: place.name };
  const { data, isPlaceholderData } = useQuery(
    boatPageQuery({ criteria, sort: 'price,asc', page: 0 }),
  );
  // Until its own are there, the boats are those of the place that was shown before.
  const cheapest = isPlaceholderData ? undefined : data?.content[0];
  const { boatCount, tourCount } = place;
  const items: Figure[] = [
    {
      id: 'boats',
      value: format.number(boatCount),
      label: <Plural value={boatCount} one="boat" other="boats" />,
    },
    {
      id: 'tours',
      value: format.number(tourCount),
      label: <Plural value={tourCount} one="tour" other="tours" />,
    },
  ];
  if (cheapest) {
    items.push({
      id: 'price',
      value: format.money(cheapest.fromPrice),
      label: <Trans>a day, from</Trans>,
    });
  }
  return <Figures items={items} />;
}
