import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import * as styles from './field.css.ts';

/** What every field takes beside its value. */
export interface FieldTexts {
  label: string;
  /** A sentence below the field that helps to fill it in. */
  description?: ReactNode;
  /** What is wrong, as a sentence; its presence makes the field invalid. */
  error?: ReactNode;
}

/** Description and error below a React Aria field, tied to it for screen readers. */
export function FieldMessages({ description, error }: Pick<FieldTexts, 'description' | 'error'>) {
  return (
    <>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>{error}</FieldError>
    </>
  );
}
