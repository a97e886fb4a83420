import { Trans, useLingui } from '@lingui/react/macro';
import { Share2, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SavedSearch } from '../../../device/saved-searches.ts';
import { shareLink } from '../../../device/share-link.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button/icon-button.tsx';
import { link } from '../../../ui/actions/link/link.css.ts';
import { notifyError, notifySuccess } from '../../../ui/feedback/toast/notify.ts';
import type { Followed } from './followed.ts';
import * as styles from './saved-searches.css.ts';

interface SavedSearchRowProps {
  saved: SavedSearch;
  everything: ReactNode;
  useFollowed: (saved: SavedSearch) => Followed;
  onFollow: () => void;
  onRemove: () => void;
}

/** One saved search. */
export function SavedSearchRow(props: SavedSearchRowProps) {
  const { saved, everything, useFollowed, onFollow, onRemove } = props;
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const { name } = saved;
  const { criteria, link: linkTo, href } = useFollowed(saved);

  async function share(): Promise<void> {
    const outcome = await shareLink(name, href());
    if (outcome === 'copied') await notifySuccess(t`The link is copied.`);
    if (outcome === 'failed') {
      await notifyError({
        message: t`The link could not be copied. Open the search and copy its address.`,
      });
    }
  }

  if (asks) {
    return (
      <li className={styles.row}>
        <p className={styles.texts}>
          <Trans>Remove “{name}”?</Trans>
        </p>
        <Button variant="text" size="small" onPress={() => setAsks(false)} autoFocus>
          <Trans>Keep</Trans>
        </Button>
        <Button variant="secondary" size="small" onPress={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <div className={styles.texts}>
        {linkTo(link, onFollow)}
        {criteria !== name && <p className={styles.criteria}>{criteria || everything}</p>}
      </div>
      <IconButton label={t`Share ${name}`} onPress={() => void share()}>
        <Share2 aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
      <IconButton label={t`Remove ${name}`} onPress={() => setAsks(true)}>
        <Trash2 aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
    </li>
  );
}
