import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import type { SavedSearch } from '../../../../device/saved-searches.ts';
import { shareLink } from '../../../../device/share-link.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.tsx';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { notifyError, notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { useActiveFilters } from '../filters/use-active-filters.ts';
import { boatListingSearch } from '../search-params.ts';
import * as styles from './saved-searches.css.ts';

interface SavedSearchRowProps {
  saved: SavedSearch;
  onFollow: () => void;
  onRemove: () => void;
}

/** One saved search; days that have passed since have dropped out of it. */
export function SavedSearchRow({ saved, onFollow, onRemove }: SavedSearchRowProps) {
  const { t } = useLingui();
  const router = useRouter();
  const [asks, setAsks] = useState(false);
  const { name } = saved;
  const search = v.parse(boatListingSearch, saved.search);
  const criteria = useActiveFilters(search)
    .map(({ label }) => label)
    .join(' · ');

  async function share(): Promise<void> {
    const { publicHref } = router.buildLocation({ to: '/boats', search });
    const outcome = await shareLink(name, publicHref);
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
        <Link to="/boats" search={search} className={link} onClick={onFollow}>
          {name}
        </Link>
        {criteria !== name && (
          <p className={styles.criteria}>{criteria || <Trans>All boats</Trans>}</p>
        )}
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
