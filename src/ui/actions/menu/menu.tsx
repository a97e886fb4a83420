import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as styles from '../../fields/field/options.css.ts';

interface MenuAction {
  id: string;
  label: string;
  onAction: () => void;
}

interface MenuProps {
  /** The button that opens it: a `<Button>` or `<IconButton>`. */
  trigger: ReactNode;
  actions: readonly MenuAction[];
}

/** Actions behind one button. */
export function Menu({ trigger, actions }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles.popover} placement="bottom end">
        <AriaMenu className={styles.list} items={actions}>
          {(action) => (
            <MenuItem className={styles.option} onAction={action.onAction}>
              {action.label}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
