import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { tourContentLimits } from '../../../../api/contract/contract.ts';
import { Slot } from '../../../../forms/editor/fields/slot.tsx';
import { useErrorText } from '../../../../forms/editor/fields/use-error-text.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.tsx';
import { TextField } from '../../../../ui/fields/text-field/text-field.tsx';
import type { TourForm } from '../use-tour-form.ts';
import { mostHighlights } from '../values/choices.ts';
import * as styles from './highlights.css.ts';

/** The best of the tour, a line each: at least one line stays. */
export function Highlights({ form }: { form: TourForm }) {
  const { t } = useLingui();
  const rows = useStore(form.store, ({ values }) => values.highlights);
  const error = useErrorText(form, 'highlights');
  const list = useRef<HTMLDivElement>(null);
  // A new line is there to be written, and the place of one that went is not lost.
  const focused = useRef<number>(undefined);
  useEffect(() => {
    const at = focused.current;
    if (at === undefined) return;
    focused.current = undefined;
    list.current?.querySelectorAll('input')[Math.min(at, rows.length - 1)]?.focus();
  }, [rows.length]);

  function put(changed: string[], at?: number): void {
    focused.current = at;
    form.setFieldValue('highlights', changed);
  }
  return (
    <Slot name="highlights">
      <div ref={list} className={styles.rows}>
        {rows.map((text, index) => {
          const position = index + 1;
          const isTooLong = text.trim().length > tourContentLimits.highlights.items.maxLength;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are plain texts; their place is what tells them apart.
            <div key={index} className={styles.row}>
              <TextField
                label={t`Highlight ${position}`}
                autoComplete="off"
                value={text}
                onChange={(typed) => put(rows.map((row, place) => (place === index ? typed : row)))}
                error={isTooLong ? error : undefined}
              />
              {rows.length > 1 && (
                <IconButton
                  label={t`Remove highlight ${position}`}
                  onPress={() =>
                    put(
                      rows.filter((_, place) => place !== index),
                      index,
                    )
                  }
                >
                  <Trash2 aria-hidden="true" size={20} strokeWidth={1.75} />
                </IconButton>
              )}
            </div>
          );
        })}
      </div>
      {rows.length < mostHighlights && (
        <Button variant="text" size="small" onPress={() => put([...rows, ''], rows.length)}>
          <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
          <Trans>Add a highlight</Trans>
        </Button>
      )}
    </Slot>
  );
}
