import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { boatSearchLimits } from '../../../../api/contract/contract.ts';
import type { BoatLocation, BoatSuggestion } from '../../../../api/contract/types.ts';
import { boatLocationsQuery } from '../../../../api/resources/boats/search-queries.ts';
import { DateFilter } from '../filters/dates/date-filter.tsx';
import { GuestFilter } from '../filters/guest-filter.tsx';
import type { BoatListingSearch } from '../search-params.ts';
import { useListingChanges } from '../use-listing.ts';
import * as styles from './boat-search-form.css.ts';
import { SearchField } from './search-field.tsx';
import { filtersOfText, textOfFilters } from './search-text.ts';

/** Where to, when, how many: the search itself. */
export function BoatSearchForm({ search }: { search: BoatListingSearch }) {
  const { t } = useLingui();
  const { change } = useListingChanges();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [text, setText] = useTextOf(search);

  async function submit(typed: string): Promise<void> {
    await change(filtersOfText(typed, await placesSoon(queryClient)));
  }
  function choose(suggestion: BoatSuggestion): void {
    if (suggestion.boatId === null) {
      void change({ location: suggestion.text, name: undefined });
    } else {
      void navigate({ to: '/boats/$boatId', params: { boatId: String(suggestion.boatId) } });
    }
  }

  return (
    <search className={styles.search}>
      <form
        className={styles.slab}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void submit(text);
        }}
      >
        <SearchField
          text={text}
          onType={(typed) => setText(typed.slice(0, boatSearchLimits.name.maxLength))}
          onChoose={choose}
          onSubmit={(typed) => void submit(typed)}
        />
        <DateFilter search={search} />
        <GuestFilter search={search} />
        <button type="submit" className={styles.submit} aria-label={t`Search`}>
          <Search aria-hidden="true" size={20} strokeWidth={2} />
        </button>
      </form>
    </search>
  );
}

/** Milliseconds that whoever submits is kept waiting for the places. */
const longestWait = 2_000;

/**
 * The places, which the field asks for when it gets the focus and a fast typist may be ahead of; none
 * when they fail or are long in coming: the text is a name then.
 */
async function placesSoon(queryClient: QueryClient): Promise<readonly BoatLocation[]> {
  const { promise: tooLong, resolve } = Promise.withResolvers<readonly BoatLocation[]>();
  const timer = setTimeout(resolve, longestWait, []);
  const places = queryClient.ensureQueryData(boatLocationsQuery()).catch(() => []);
  const soon = await Promise.race([places, tooLong]);
  clearTimeout(timer);
  return soon;
}

/** What is being typed; another address puts what it looks for into the field. */
function useTextOf(search: BoatListingSearch) {
  const currentText = textOfFilters(search);
  const [text, setText] = useState(currentText);
  const [before, setBefore] = useState(currentText);
  if (before !== currentText) {
    setBefore(currentText);
    setText(currentText);
  }
  return [text, setText] as const;
}
