import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { LazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import { SearchField } from './search-field.tsx';
import * as styles from './search-slab.css.ts';
import type { SuggestFieldProps } from './suggest-box.tsx';

interface SearchSlabProps {
  /** What the address looks for; another address puts it into the field. */
  text: string;
  maxLength: number;
  label: string;
  placeholder: string;
  /** Takes the place of the plain field with the first sign of interest. */
  Suggest: LazyComponent<SuggestFieldProps>;
  /** Somebody turns to the field. */
  onTurnTo?: () => void;
  onSubmit: (text: string) => void;
  /** When, and how many: the other parts of the slab. */
  children: ReactNode;
}

/** Where to, when, how many: the search itself. */
export function SearchSlab(props: SearchSlabProps) {
  const { maxLength, onSubmit, children, ...field } = props;
  const { t } = useLingui();
  const [text, setText] = useTextOf(props.text);

  return (
    <search className={styles.search}>
      <form
        className={styles.slab}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          onSubmit(text);
        }}
      >
        <SearchField
          {...field}
          text={text}
          onType={(typed) => setText(typed.slice(0, maxLength))}
          onSubmit={onSubmit}
        />
        {children}
        <button type="submit" className={styles.submit} aria-label={t`Search`}>
          <Search aria-hidden="true" size={20} strokeWidth={2} />
        </button>
      </form>
    </search>
  );
}

/** What is being typed; another address puts what it looks for into the field. */
function useTextOf(currentText: string) {
  const [text, setText] = useState(currentText);
  const [before, setBefore] = useState(currentText);
  if (before !== currentText) {
    setBefore(currentText);
    setText(currentText);
  }
  return [text, setText] as const;
}
