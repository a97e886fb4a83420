import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toursQuery } from '../../../../api/resources/tours/queries.ts';
import { placesOf } from '../../../../domain/listing/filters/places.ts';
import {
  SuggestBox,
  type SuggestFieldProps,
} from '../../../../domain/listing/search/suggest-box.tsx';
import { includesTurkish } from '../../../../lib/turkish-text.ts';
import { useListingChanges } from '../use-listing.ts';

/** As many as fit without scrolling. */
const MOST = 8;

/** The text of the search, with the places and tours that complete it: all tours are there already. */
export default function SuggestField(props: SuggestFieldProps) {
  const { t } = useLingui();
  const { change } = useListingChanges();
  const navigate = useNavigate();
  const { data: tours = [], isPending } = useQuery(toursQuery());
  const places = placesOf(tours, tours).filter(({ name }) => includesTurkish(name, props.text));
  const named = tours.filter(({ name }) => includesTurkish(name, props.text));

  const suggestions = [
    ...places.map(({ name }) => ({
      id: `place ${name}`,
      label: name,
      detail: t`Place`,
      choose: () => change({ location: name, name: undefined }),
    })),
    ...named.map(({ id, name, location }) => ({
      id: `tour ${id}`,
      label: name,
      detail: location,
      choose: () => navigate({ to: '/tours/$tourId', params: { tourId: String(id) } }),
    })),
  ].slice(0, MOST);

  return (
    <SuggestBox
      {...props}
      items={suggestions}
      onChoose={(chosen) => void suggestions.find(({ id }) => id === chosen)?.choose()}
      loading={isPending}
      emptyText={<Trans>No place or tour by that name</Trans>}
    />
  );
}
