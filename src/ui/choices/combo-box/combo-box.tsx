import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import * as fieldStyles from '../../fields/field/field.css.ts';
import { FieldMessages, type FieldTexts } from '../../fields/field/field-texts.tsx';
import * as styles from '../../fields/field/options.css.ts';

export interface ComboBoxItem {
  id: string;
  /** Stands in the field once chosen. */
  label: string;
  /** Quieter, at the end of the row. */
  detail?: string;
}

interface ComboBoxProps extends FieldTexts {
  /** What to suggest for the text now; filtering is the caller's (or the server's). */
  items: readonly ComboBoxItem[];
  inputValue: string;
  onInputChange: (text: string) => void;
  /** An item was chosen; `onInputChange` has been called with its label before. */
  onChoose?: (item: ComboBoxItem) => void;
  /** Suggestions are on their way: the list says so instead of saying that there are none. */
  loading?: boolean;
  /** Said in place of an empty list; without it an empty list does not open. */
  emptyText?: ReactNode;
  placeholder?: string;
  name?: string;
  onBlur?: () => void;
  onSubmit?: (text: string) => void;
  isDisabled?: boolean;
  isRequired?: boolean;
}

/** A text field with suggestions. Any text may stay in it; what it means is the caller's to say. */
export function ComboBox({
  label,
  description,
  error,
  items,
  inputValue,
  onInputChange,
  onChoose,
  loading = false,
  emptyText,
  placeholder,
  onSubmit,
  ...rest
}: ComboBoxProps) {
  const [chosen, setChosen] = useState<ComboBoxItem | null>(null);
  // What is submitted may come back written otherwise: nothing is suggested for it until somebody goes on.
  const [submitted, setSubmitted] = useState(false);
  return (
    <AriaComboBox
      {...rest}
      validationBehavior="aria"
      className={fieldStyles.field}
      isInvalid={Boolean(error)}
      allowsCustomValue
      allowsEmptyCollection={!submitted && (loading || emptyText !== undefined)}
      items={submitted ? [] : items}
      inputValue={inputValue}
      onInputChange={(text) => {
        // Typing on leaves the chosen item behind, so that it can be chosen once more.
        if (text !== chosen?.label) setChosen(null);
        setSubmitted(false);
        onInputChange(text);
      }}
      value={chosen?.id ?? null}
      onChange={(key) => {
        const item = items.find(({ id }) => id === key);
        setChosen(item ?? null);
        if (!item) return;
        onInputChange(item.label);
        onChoose?.(item);
      }}
    >
      <div className={fieldStyles.box}>
        <Label className={fieldStyles.label}>{label}</Label>
        <Input
          className={fieldStyles.input}
          placeholder={placeholder}
          onKeyDown={(event) => {
            // While an option is active Enter chooses it.
            const active = event.currentTarget.getAttribute('aria-activedescendant');
            const submits = event.key === 'Enter' && !active && onSubmit !== undefined;
            setSubmitted(submits);
            if (!submits) return;
            // The form around it would be sent as well.
            event.preventDefault();
            onSubmit(event.currentTarget.value);
          }}
        />
      </div>
      <FieldMessages description={description} error={error} />
      <Popover className={styles.popover} offset={4}>
        <ListBox
          className={styles.list}
          renderEmptyState={() => (
            <p className={styles.note}>{loading ? <Trans>Searching…</Trans> : emptyText}</p>
          )}
        >
          {(item: ComboBoxItem) => (
            <ListBoxItem className={styles.option} textValue={item.label}>
              <span>{item.label}</span>
              {item.detail && <span className={styles.detail}>{item.detail}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
