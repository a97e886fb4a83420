import { useLayoutEffect, useRef, useState } from 'react';
import * as field from '../../../ui/fields/field/field.css.ts';
import { LazyBoundary } from '../../../ui/loading/lazy/lazy-boundary.tsx';
import type { LazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import * as styles from './search-slab.css.ts';
import type { SuggestFieldProps } from './suggest-box.tsx';

interface SearchFieldProps extends Omit<SuggestFieldProps, 'typedBefore'> {
  Suggest: LazyComponent<SuggestFieldProps>;
  onTurnTo?: () => void;
}

/**
 * The text of the search. A plain field that can be typed into and submitted at once; at the first
 * sign of interest it is replaced by one of the same look that suggests.
 */
export function SearchField({ Suggest, onTurnTo, ...props }: SearchFieldProps) {
  const { label, placeholder } = props;
  const [hasSuggestField, setHasSuggestField] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const caret = useRef<number | null>(null);
  const [typed, setTyped] = useState(false);

  async function prepare(): Promise<void> {
    if (await Suggest.preload()) setHasSuggestField(true);
  }
  function turnTo(): void {
    void prepare();
    onTurnTo?.();
  }

  // The focus and the caret outlive the replacement.
  useLayoutEffect(() => {
    const input = place.current?.querySelector('input');
    if (!hasSuggestField || !input || caret.current === null) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [hasSuggestField]);

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
          <Suggest {...props} typedBefore={typed} />
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
              onKeyDown={({ key }) => {
                if (key === 'Escape') setTyped(false);
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
