import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ComboBox, type ComboBoxItem } from '../../../ui/choices/combo-box/combo-box.tsx';

export interface SuggestFieldProps {
  text: string;
  label: string;
  placeholder: string;
  onType: (text: string) => void;
  onSubmit: (text: string) => void;
  /** Whether the text has been typed, into the plain field that was here before. */
  typedBefore: boolean;
}

interface SuggestBoxProps extends SuggestFieldProps {
  /** Places, boats, tours that complete the text. */
  items: readonly ComboBoxItem[];
  onChoose: (id: string) => void;
  /** They are on their way. */
  loading?: boolean;
  /** Said where there are none. */
  emptyText: ReactNode;
}

/** The text of a search, with what completes it. */
export function SuggestBox({
  text,
  onType,
  onChoose,
  loading = false,
  emptyText,
  typedBefore,
  ...box
}: SuggestBoxProps) {
  const inputValue = useReplayed(text, typedBefore);
  const blank = text.trim() === '';
  return (
    <ComboBox
      {...box}
      items={blank ? [] : box.items}
      inputValue={inputValue}
      onInputChange={onType}
      onChoose={({ id }) => onChoose(id)}
      loading={!blank && loading}
      emptyText={blank ? undefined : emptyText}
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
