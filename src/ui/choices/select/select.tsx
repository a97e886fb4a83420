import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import * as fieldStyles from '../../fields/field/field.css.ts';
import { FieldMessages, type FieldTexts } from '../../fields/field/field-texts.tsx';
import * as optionStyles from '../../fields/field/options.css.ts';
import * as styles from './select.css.ts';

interface SelectOption<Value extends string> {
  id: Value;
  label: string;
}

interface SelectProps<Value extends string> extends FieldTexts {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  /** `field`: the 56 px box; `inline`: words in a line, as for the order of a list. */
  look?: 'field' | 'inline';
  name?: string;
  onBlur?: () => void;
  isDisabled?: boolean;
  isRequired?: boolean;
}

/** One of a few options. */
export function Select<Value extends string>({
  label,
  description,
  error,
  options,
  value,
  onChange,
  placeholder = '',
  look = 'field',
  ...rest
}: SelectProps<Value>) {
  const inline = look === 'inline';
  return (
    <AriaSelect
      {...rest}
      validationBehavior="aria"
      className={inline ? styles.inline : fieldStyles.field}
      isInvalid={Boolean(error)}
      placeholder={placeholder}
      value={value}
      onChange={(key) => {
        const option = options.find(({ id }) => id === key);
        if (option) onChange(option.id);
      }}
    >
      <div className={inline ? styles.inlineBox : fieldStyles.box}>
        <Label className={inline ? styles.inlineLabel : fieldStyles.label}>{label}</Label>
        <Button className={inline ? styles.inlineButton : styles.button}>
          <SelectValue className={styles.value}>
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} />
        </Button>
      </div>
      <FieldMessages description={description} error={error} />
      <Popover className={optionStyles.popover} offset={4}>
        <ListBox className={optionStyles.list} items={options}>
          {(option: SelectOption<Value>) => (
            <ListBoxItem className={optionStyles.option} textValue={option.label}>
              <span>{option.label}</span>
              <Check className={optionStyles.check} aria-hidden="true" size={18} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
