import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { iconButton } from '../../actions/icon-button/icon-button.css.ts';
import * as fieldStyles from '../field/field.css.ts';
import { FieldMessages, type FieldTexts } from '../field/field-texts.tsx';
import * as styles from './search-field.css.ts';

interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'isInvalid'>,
    FieldTexts {
  placeholder?: string;
}

/** Text to look for: `onChange(text)` while typing, `onSubmit(text)` on Enter, Escape clears. */
export function SearchField({ label, description, error, placeholder, ...rest }: SearchFieldProps) {
  return (
    <AriaSearchField
      validationBehavior="aria"
      {...rest}
      className={styles.search}
      isInvalid={Boolean(error)}
    >
      <div className={fieldStyles.box}>
        <span className={styles.icon}>
          <Search aria-hidden="true" size={20} strokeWidth={1.75} />
        </span>
        <Label className={styles.label}>{label}</Label>
        <Input className={styles.input} placeholder={placeholder} />
        <div className={styles.clear}>
          <Button className={iconButton}>
            <X aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
        </div>
      </div>
      <FieldMessages description={description} error={error} />
    </AriaSearchField>
  );
}
