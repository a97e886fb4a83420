import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { boatSearchLimits } from '../../../../api/contract/contract.ts';
import type { BoatSuggestion } from '../../../../api/contract/types.ts';
import { boatLocationsQuery } from '../../../../api/resources/boats/search-queries.ts';
import { DateFilter } from '../filters/dates/date-filter.tsx';
import { GuestFilter } from '../filters/guest-filter.tsx';
import type { BoatListingSearch } from '../search-params.ts';
import { useListing } from '../use-listing.ts';
import * as styles from './boat-search-form.css.ts';
import { SearchField } from './search-field.tsx';
import { filtersOfText, textOfFilters } from './search-text.ts';

/** Where to, when, how many: the search itself. */
export function BoatSearchForm({ search }: { search: BoatListingSearch }) {
  const { t } = useLingui();
  const { change } = useListing();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [text, setText] = useTextOf(search);

  function submit(typed: string): void {
    // The field asks for them when it gets the focus; without them the text is a name.
    const places = queryClient.getQueryData(boatLocationsQuery().queryKey) ?? [];
    change(filtersOfText(typed, places));
  }
  function choose(suggestion: BoatSuggestion): void {
    if (suggestion.boatId === null) {
      change({ location: suggestion.text, name: undefined });
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
          submit(text);
        }}
      >
        <SearchField
          text={text}
          onType={(typed) => setText(typed.slice(0, boatSearchLimits.name.maxLength))}
          onChoose={choose}
          onSubmit={submit}
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
