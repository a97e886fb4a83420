import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { BoatSuggestion } from '../../../../api/contract/types.ts';
import { boatSuggestionsQuery } from '../../../../api/resources/boats/search-queries.ts';
import {
  SuggestBox,
  type SuggestFieldProps,
} from '../../../../domain/listing/search/suggest-box.tsx';
import { useDebounced } from '../../../../domain/listing/search/use-debounced.ts';
import { useListingChanges } from '../use-listing.ts';

/** The text of the search, with the places and boats that complete it. */
export default function SuggestField(props: SuggestFieldProps) {
  const { t } = useLingui();
  const { change } = useListingChanges();
  const navigate = useNavigate();
  const text = props.text.trim();
  const typed = useDebounced(text);
  const { data, isFetching, isError } = useQuery(boatSuggestionsQuery(typed));
  // What completes another text than the one in the field is not offered: it would give way under the hand.
  const isSettled = typed === text;
  const suggestions = (isSettled && data) || [];

  function choose({ boatId, text: chosen }: BoatSuggestion): void {
    if (boatId === null) void change({ location: chosen, name: undefined });
    else void navigate({ to: '/boats/$boatId', params: { boatId: String(boatId) } });
  }
  return (
    <SuggestBox
      {...props}
      items={suggestions.map((suggestion) => ({
        id: idOf(suggestion),
        label: suggestion.text,
        detail: suggestion.kind === 'LOCATION' ? t`Place` : suggestion.location,
      }))}
      onChoose={(id) => {
        const chosen = suggestions.find((suggestion) => idOf(suggestion) === id);
        if (chosen) choose(chosen);
      }}
      loading={isFetching || !isSettled}
      emptyText={<EmptyList failed={isError} />}
    />
  );
}

function EmptyList({ failed }: { failed: boolean }) {
  if (!failed) return <Trans>No place or boat by that name</Trans>;
  return (
    <span role="alert">
      <Trans>An error occurred while searching. Please try again.</Trans>
    </span>
  );
}

/** Two boats may share a name, a boat and a place too. */
function idOf({ kind, boatId, text }: BoatSuggestion): string {
  return `${kind} ${boatId ?? text}`;
}
