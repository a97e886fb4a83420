import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import type { BoatSuggestion } from '../../../../api/contract/types.ts';
import { boatSuggestionsQuery } from '../../../../api/resources/boats/search-queries.ts';
import { ComboBox, type ComboBoxItem } from '../../../../ui/choices/combo-box/combo-box.tsx';
import { useDebounced } from './use-debounced.ts';

export interface SearchFieldProps {
  text: string;
  onType: (text: string) => void;
  onChoose: (suggestion: BoatSuggestion) => void;
  onSubmit: (text: string) => void;
}

interface SuggestFieldProps extends SearchFieldProps {
  label: string;
  placeholder: string;
  /** Whether the text has been typed, into the plain field that was here before. */
  typedBefore: boolean;
}

/** The text of the search, with the places and boats that complete it. */
export default function SuggestField({
  text,
  onType,
  onChoose,
  onSubmit,
  label,
  placeholder,
  typedBefore,
}: SuggestFieldProps) {
  const { t } = useLingui();
  const inputValue = useReplayed(text, typedBefore);
  const typed = useDebounced(text.trim());
  const { data = [], isFetching, isError } = useQuery(boatSuggestionsQuery(typed));
  const blank = text.trim() === '';

  const suggestions = blank ? [] : data;
  const items = suggestions.map(
    (suggestion): ComboBoxItem => ({
      id: idOf(suggestion),
      label: suggestion.text,
      detail: suggestion.kind === 'LOCATION' ? t`Place` : suggestion.location,
    }),
  );

  return (
    <ComboBox
      label={label}
      placeholder={placeholder}
      items={items}
      inputValue={inputValue}
      onInputChange={onType}
      onChoose={({ id }) => {
        const chosen = suggestions.find((suggestion) => idOf(suggestion) === id);
        if (chosen) onChoose(chosen);
      }}
      onSubmit={onSubmit}
      loading={!blank && (isFetching || typed !== text.trim())}
      emptyText={blank ? undefined : <EmptyList failed={isError} />}
    />
  );
}

/** Text that came before the field counts as typed into it, and so opens its list. */
function useReplayed(text: string, typedBefore: boolean): string {
  const [replayed, setReplayed] = useState(!typedBefore);
  // Before the first paint: nobody sees the field empty.
  useLayoutEffect(() => setReplayed(true), []);
  return replayed ? text : '';
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
