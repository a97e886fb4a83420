import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { button } from '../../actions/button/button.css.ts';
import * as fieldStyles from '../../fields/field/field.css.ts';
import { LazyBoundary } from './lazy-boundary.tsx';
import { lazyComponent } from './lazy-component.tsx';
import * as styles from './lazy-field.css.ts';

/**
 * A field that is a chunk of its own: its box holds its place while it loads. Should it fail, the box
 * says so and tries again, and the form keeps what was typed.
 */
export function lazyField<Props extends { label: string }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Field = lazyComponent(load);

  return function LazyField(props: Props) {
    const { label } = props;
    return (
      <LazyBoundary
        placeholder={
          <div className={fieldStyles.box} aria-busy="true">
            <span className={fieldStyles.label}>{label}</span>
          </div>
        }
        failure={(retry) => (
          <div className={styles.failed} role="alert">
            <Trans>{label} could not be loaded.</Trans>
            <button
              type="button"
              className={button({ variant: 'text', size: 'small' })}
              onClick={retry}
            >
              <Trans>Try again</Trans>
            </button>
          </div>
        )}
      >
        <Field {...props} />
      </LazyBoundary>
    );
  };
}
