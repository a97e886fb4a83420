import { Trans } from '@lingui/react/macro';
import { Switch } from '../../ui/choices/switch/switch.tsx';
import { Dialog } from '../../ui/overlays/dialog/dialog.tsx';
import * as styles from './keys.css.ts';
import { useSingleKeys } from './single-keys.ts';
import type { KeyAct } from './use-keys.ts';

interface KeysDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  acts: readonly KeyAct[];
}

/** All keys of a page, and whether they act on this device. */
export default function KeysDialog({ acts, ...state }: KeysDialogProps) {
  const [isOn, setOn] = useSingleKeys();
  return (
    <Dialog {...state} title={<Trans>Keys of this page</Trans>}>
      <dl className={styles.list}>
        {acts.map(({ letter, does }) => (
          <div key={letter} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{letter}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        isSelected={isOn}
        onChange={setOn}
        description={
          <Trans>
            They never act while you type. Switch them off if you dictate: a spoken word could
            decide something.
          </Trans>
        }
      >
        <Trans>Single keys act</Trans>
      </Switch>
    </Dialog>
  );
}
