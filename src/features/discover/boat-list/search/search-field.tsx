import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { boatLocationsQuery } from '../../../../api/resources/boats/search-queries.ts';
import * as field from '../../../../ui/fields/field/field.css.ts';
import { LazyBoundary } from '../../../../ui/loading/lazy/lazy-boundary.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import * as styles from './boat-search-form.css.ts';
import type { SearchFieldProps } from './suggest-field.tsx';

const SuggestField = lazyComponent(() => import('./suggest-field.tsx'));

/**
 * The text of the search. A plain field that can be typed into and submitted at once; at the first
 * sign of interest it is replaced by one of the same look that suggests.
 */
export function SearchField(props: SearchFieldProps) {
  const { t } = useLingui();
  const [hasSuggestField, setHasSuggestField] = useState(false);
  const queryClient = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const caret = useRef<number | null>(null);
  const [typed, setTyped] = useState(false);

  async function prepare(): Promise<void> {
    if (await SuggestField.preload()) setHasSuggestField(true);
  }
  function turnTo(): void {
    void prepare();
    // What is submitted may be the name of a place.
    void queryClient.prefetchQuery(boatLocationsQuery());
  }

  // The focus and the caret outlive the replacement.
  useLayoutEffect(() => {
    const input = place.current?.querySelector('input');
    if (!hasSuggestField || !input || caret.current === null) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [hasSuggestField]);

  const label = t`Place or boat`;
  const placeholder = t`Where to?`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody comes near
    <div
      ref={place}
      className={styles.words}
      onPointerEnter={() => void prepare()}
      onFocus={turnTo}
    >
      {hasSuggestField ? (
        <LazyBoundary>
          <SuggestField {...props} label={label} placeholder={placeholder} typedBefore={typed} />
        </LazyBoundary>
      ) : (
        <label className={field.field}>
          <span className={field.box}>
            <span className={field.label}>{label}</span>
            <input
              className={field.input}
              type="text"
              enterKeyHint="search"
              autoComplete="off"
              placeholder={placeholder}
              value={props.text}
              onChange={({ target }) => {
                caret.current = target.selectionStart;
                setTyped(true);
                props.onType(target.value);
              }}
              onFocus={({ target }) => {
                caret.current = target.selectionStart;
              }}
              onSelect={({ currentTarget }) => {
                caret.current = currentTarget.selectionStart;
              }}
              onBlur={() => {
                caret.current = null;
              }}
            />
          </span>
        </label>
      )}
    </div>
  );
}
