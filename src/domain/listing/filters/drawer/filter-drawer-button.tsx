import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { LazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import * as styles from './filter-drawer-button.css.ts';

interface DrawerState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface FilterDrawerButtonProps<Props> {
  /** The drawer, and what it needs beside whether it is open. */
  Drawer: LazyComponent<Props & DrawerState>;
  drawer: Props;
  /** How many filters are set. */
  count: number;
}

/** Opens all filters. Where there is room it says so in words. */
export function FilterDrawerButton<Props extends object>({
  Drawer,
  drawer,
  count,
}: FilterDrawerButtonProps<Props>) {
  const [isOpen, onOpenChange] = useState(false);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={Drawer.preload}
        onFocus={Drawer.preload}
        onClick={() => onOpenChange(true)}
      >
        <SlidersHorizontal aria-hidden="true" size={20} strokeWidth={1.75} />
        <span className={styles.words}>
          <Trans>Filters</Trans>
        </span>{' '}
        {count > 0 && (
          <>
            <span className={styles.count}>{count}</span>{' '}
            <span className={visuallyHidden}>
              <Trans context="filters">set</Trans>
            </span>
          </>
        )}
      </button>
      <Drawer {...drawer} isOpen={isOpen} onOpenChange={onOpenChange} />
    </>
  );
}
