import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Destination } from '../../../api/contract/types.ts';
import { locationStatisticsQuery } from '../../../api/resources/statistics/queries.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { sameTurkish } from '../../../lib/turkish-text.ts';
import { type Figure, Figures } from '../../../ui/charts/figures/figures.tsx';

/** What lies and starts there, and what a day costs at least; what is not known is left out. */
export function DestinationFigures({ place }: { place: Destination }) {
  const format = useFormat();
  const { data } = useQuery(locationStatisticsQuery());
  const here = data?.find(({ location }) => sameTurkish(location, place.name));
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
  if (here) {
    items.push({
      id: 'price',
      value: format.money(here.minDailyPrice),
      label: <Trans>a day, from</Trans>,
    });
  }
  return <Figures items={items} />;
}
