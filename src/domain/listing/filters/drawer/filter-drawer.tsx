import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Drawer } from '../../../../ui/overlays/drawer/drawer.tsx';
import * as styles from './filter-fields.css.ts';

interface FilterDrawerProps<Filters> {
  /** Those of the address; each opening starts from them. */
  filters: Filters;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Shows what all these filters find, and no others. */
  onShow: (filters: Filters) => void;
  /** What the button to do so says. */
  showLabel: (draft: Filters) => ReactNode;
  fields: (draft: Filters, onChange: (changes: Filters) => void) => ReactNode;
}

/** All filters of a list, applied together. */
export function FilterDrawer<Filters extends object>({
  filters,
  isOpen,
  onOpenChange,
  onShow,
  showLabel,
  fields,
}: FilterDrawerProps<Filters>) {
  const [draft, setDraft] = useState(filters);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(filters);
  }

  return (
    <Drawer
      title={<Trans>Filters</Trans>}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <div className={styles.footer}>
          {/* Every filter may be absent. */}
          <Button variant="text" onPress={() => setDraft({} as Filters)}>
            <Trans>Clear</Trans>
          </Button>
          <Button
            onPress={() => {
              onShow(draft);
              onOpenChange(false);
            }}
          >
            {showLabel(draft)}
          </Button>
        </div>
      }
    >
      <div className={styles.groups}>
        {fields(draft, (changes) => setDraft({ ...draft, ...changes }))}
      </div>
    </Drawer>
  );
}
