import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../ui/actions/button/button.tsx';
import { ToggleChip } from '../../../ui/choices/toggle-chip/toggle-chip.tsx';
import { TextField } from '../../../ui/fields/text-field/text-field.tsx';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import { Slot } from '../fields/slot.tsx';
import * as styles from './tag-field.css.ts';
import { holdsTag, withTag } from './tags.ts';

interface TagFieldProps {
  /** Of the list, and of what is being typed: their names in the form. */
  name: string;
  textName: string;
  label: string;
  /** The heading right above says the same: only screen readers are told. */
  isLabelHidden?: boolean;
  textLabel: string;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  text: string;
  onTextChange: (text: string) => void;
  suggestions: readonly string[];
  /** How a name reads; as it is when left out. */
  shownAs?: (name: string) => string;
  /** What is added for what was typed; as it is when left out. */
  tagOf?: (text: string) => string;
  error: string | undefined;
}

const itself = (name: string) => name;

/** A list of names: the usual ones are pressed on and off, others are typed. None stands there twice. */
export function TagField(props: TagFieldProps) {
  const { name, textName, label, textLabel, tags, onChange, text, onTextChange } = props;
  const { isLabelHidden = false } = props;
  const { suggestions, shownAs = itself, tagOf = itself, error } = props;
  const { t } = useLingui();
  const id = useId();
  const own = tags.filter((tag) => !holdsTag(suggestions, tag));
  const isThere = text.trim() !== '' && holdsTag(tags, tagOf(text));

  function add(): void {
    // Typed as it reads here, it is the suggestion that reads so.
    const known = suggestions.find((tag) => holdsTag([tag, shownAs(tag)], text));
    onChange(withTag(tags, known ?? tagOf(text)));
    onTextChange('');
  }

  return (
    <Slot name={name}>
      <fieldset className={styles.group} aria-describedby={error && id}>
        <legend className={isLabelHidden ? visuallyHidden : styles.legend}>{label}</legend>
        <div className={styles.chips}>
          {[...suggestions, ...own].map((tag) => (
            <ToggleChip
              key={tag}
              isSelected={holdsTag(tags, tag)}
              onChange={(isOn) =>
                onChange(isOn ? withTag(tags, tag) : tags.filter((one) => !holdsTag([tag], one)))
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
            <TextField
              label={textLabel}
              name={textName}
              value={text}
              onChange={onTextChange}
              description={isThere ? t`It is in the list already.` : undefined}
              autoComplete="off"
              onKeyDown={(event) => {
                // Enter adds here; it does not save the form.
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
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
