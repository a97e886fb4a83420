import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { Button } from '../../ui/actions/button/button.tsx';
import { RadioGroup } from '../../ui/choices/radio-group/radio-group.tsx';
import { Notice } from '../../ui/feedback/notice/notice.tsx';
import { useFormContext } from '../contexts.ts';
import { ChangedBy } from './changed-by.tsx';
import * as styles from './conflict.css.ts';
import type { LastChange } from './last-change.ts';
import type { Difference } from './merge.ts';

type ChoiceWords = Readonly<Record<string, MessageDescriptor>>;

export interface ConflictProps {
  /** What `useGuardedSubmission` answers as `conflict`; nothing is shown while it is empty. */
  differences: readonly Difference[];
  /** Who saved meanwhile, as `useGuardedSubmission` answers it. */
  lastChange?: LastChange | undefined;
  /** What a field is called, by its name. */
  labels: Readonly<Record<string, string | MessageDescriptor>>;
  /**
   * How a value that is not empty reads, where its text is not what a person would write: by the words of
   * each choice, or made of the value.
   */
  shown?: Readonly<Record<string, ChoiceWords | ((value: unknown) => string)>> | undefined;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * That somebody else has saved the record meanwhile, field by field: what is saved now beside what stands
 * here, and the choice between them. Choosing fills the form; saving it is left to its button.
 */
export function Conflict({ differences, lastChange, labels, shown = {} }: ConflictProps) {
  const { i18n, t } = useLingui();
  const form = useFormContext();
  const values = useStore(form.store, (state) => state.values as Record<string, unknown>); // a form is of named fields
  if (differences.length === 0) return null;

  // The context knows the fields of no form in particular.
  const fill = form.setFieldValue as (name: string, value: unknown) => void;
  const labelOf = (name: string) => {
    const label = labels[name] ?? name;
    return typeof label === 'object' ? i18n._(label) : label;
  };
  const read = (name: string, value: unknown) => {
    const words = shown[name];
    if (typeof words === 'function') return words(value);
    const choice = words?.[String(value)];
    return choice ? i18n._(choice) : String(value);
  };
  const text = (name: string, value: unknown) => {
    const isEmpty = value === '' || value === null || value === undefined;
    // An empty list has no text either.
    return (isEmpty ? '' : read(name, value)) || t`empty`;
  };
  const take = (side: 'theirs' | 'yours', some: readonly Difference[]) => {
    for (const one of some) fill(one.name, one[side]);
  };
  const mine = differences.filter(({ isTyped }) => isTyped);

  return (
    <Notice
      tone="warning"
      role="alert"
      title={<Trans>This was changed elsewhere while you were editing</Trans>}
    >
      {lastChange && (
        <p className={styles.who}>
          <ChangedBy change={lastChange} />
        </p>
      )}
      <Trans>
        Nothing has been saved and nothing you typed is lost. Choose what stays, then save again.
      </Trans>
      <div className={styles.rows}>
        {differences.map((one) => (
          <RadioGroup
            key={one.name}
            label={labelOf(one.name)}
            options={[
              {
                id: 'yours',
                label: one.isTyped
                  ? t`Yours: ${text(one.name, one.yours)}`
                  : t`Before: ${text(one.name, one.yours)}`,
              },
              { id: 'theirs', label: t`Saved elsewhere: ${text(one.name, one.theirs)}` },
            ]}
            value={sideOf(values[one.name], one)}
            onChange={(side) => take(side, [one])}
          />
        ))}
        <div className={styles.all}>
          {/* What nobody touched here is nobody's here: it stays as it was saved. */}
          {mine.length > 0 && (
            <Button variant="secondary" size="small" onPress={() => take('yours', mine)}>
              <Trans>Keep all of mine</Trans>
            </Button>
          )}
          <Button variant="secondary" size="small" onPress={() => take('theirs', differences)}>
            <Trans>Take all that was saved</Trans>
          </Button>
        </div>
      </div>
    </Notice>
  );
}

/** Which side the form holds; neither once something else was typed. */
function sideOf(value: unknown, { yours, theirs }: Difference): 'yours' | 'theirs' | null {
  if (isSame(value, theirs)) return 'theirs';
  return isSame(value, yours) ? 'yours' : null;
}
