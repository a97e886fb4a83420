import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useId } from 'react';
import { Slot } from '../../../../forms/place/slot.tsx';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { ToggleChip } from '../../../../ui/choices/toggle-chip/toggle-chip.tsx';
import { useErrorText } from '../fields/use-error-text.ts';
import type { VesselForm } from '../use-vessel-form.ts';
import { fieldLabels } from '../values/field-labels.ts';
import * as styles from './tag-field.css.ts';
import { holdsTag, withTag } from './tags.ts';

interface TagFieldProps {
  form: VesselForm;
  name: 'features' | 'organizationTypes';
  /** The field of what is being typed. */
  textName: 'featureText' | 'organizationText';
  suggestions: readonly string[];
  /** How a name reads; as it is when left out. */
  shownAs?: (name: string) => string;
}

const itself = (name: string) => name;

/** A list of names: the usual ones are pressed on and off, others are typed. None stands there twice. */
export function TagField({ form, name, textName, suggestions, shownAs = itself }: TagFieldProps) {
  const { i18n, t } = useLingui();
  const id = useId();
  const tags = useStore(form.store, (state) => state.values[name]);
  const text = useStore(form.store, (state) => state.values[textName]);
  const error = useErrorText(form, name);
  const own = tags.filter((tag) => !holdsTag(suggestions, tag));
  const isThere = text.trim() !== '' && holdsTag(tags, text);

  function set(wanted: string[]): void {
    form.setFieldValue(name, wanted);
  }
  function add(): void {
    // Typed as it reads here, it is the suggestion that reads so.
    const known = suggestions.find((tag) => holdsTag([tag, shownAs(tag)], text));
    set(withTag(tags, known ?? text));
    form.setFieldValue(textName, '');
  }

  return (
    <Slot name={name}>
      <fieldset className={styles.group} aria-describedby={error && id}>
        <legend className={styles.legend}>{i18n._(fieldLabels[name])}</legend>
        <div className={styles.chips}>
          {[...suggestions, ...own].map((tag) => (
            <ToggleChip
              key={tag}
              isSelected={holdsTag(tags, tag)}
              onChange={(isOn) =>
                set(isOn ? withTag(tags, tag) : tags.filter((one) => !holdsTag([tag], one)))
              }
            >
              {shownAs(tag)}
            </ToggleChip>
          ))}
        </div>
        {error && (
          <p id={id} className={styles.error} role="alert">
            {error}
          </p>
        )}
        <Slot name={textName}>
          <div className={styles.add}>
            <form.AppField name={textName}>
              {(field) => (
                <field.TextField
                  label={i18n._(fieldLabels[textName])}
                  description={isThere ? t`It is in the list already.` : undefined}
                  autoComplete="off"
                  onKeyDown={(event) => {
                    // Enter adds here; it does not save the form.
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    add();
                  }}
                />
              )}
            </form.AppField>
            <div className={styles.addButton}>
              <Button variant="secondary" onPress={add}>
                <Trans>Add</Trans>
              </Button>
            </div>
          </div>
        </Slot>
      </fieldset>
    </Slot>
  );
}
