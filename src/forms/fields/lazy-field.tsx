import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../ui/actions/button/button.tsx';
import * as fieldStyles from '../../ui/fields/field/field.css.ts';
import * as styles from './lazy-field.css.ts';

interface Labelled {
  label: string;
}

type Loading = 'loading' | 'failed' | 'done';

/**
 * A field that is a chunk of its own: it loads when a form first shows it, its box in its place until
 * then. Should it not come, the box says so and tries again, and the form keeps what was typed.
 */
export function lazyField<Props extends Labelled>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;

  return function LazyField(props: Props) {
    const { label } = props;
    const [state, setState] = useState<Loading>(Loaded ? 'done' : 'loading');

    useEffect(() => {
      if (state !== 'loading') return;
      load().then(
        (field) => {
          Loaded = field;
          setState('done');
        },
        () => setState('failed'),
      );
    }, [state]);

    if (Loaded) return <Loaded {...props} />;
    if (state === 'failed') {
      return (
        <div className={styles.failed} role="alert">
          <Trans>{label} could not be loaded.</Trans>
          <Button variant="text" size="small" onPress={() => setState('loading')}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      );
    }
    return (
      <div className={fieldStyles.box} aria-busy="true">
        <span className={fieldStyles.label}>{label}</span>
      </div>
    );
  };
}
