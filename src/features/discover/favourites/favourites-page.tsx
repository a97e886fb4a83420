import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { Share2 } from 'lucide-react';
import { shareLink } from '../../../device/share-link.ts';
import { type OfferRef, useFavourites } from '../../../domain/offer/remembered-offers.ts';
import { listOfIds } from '../../../lib/id-list.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import { notifyError, notifySuccess } from '../../../ui/feedback/toast/notify.ts';
import { useFocusAround } from '../../../ui/page/focus-around/use-focus-around.ts';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { content } from '../../../ui/theme/global.css.ts';
import { FavouriteList } from './favourite-list.tsx';
import * as styles from './favourites.css.ts';

interface FavouritesPageProps {
  /** What a link names; undefined without one, when this device's own are shown. */
  shared: readonly OfferRef[] | undefined;
}

/** `/favourites`: what has a heart on this device, or what somebody has sent a link to. */
export function FavouritesPage({ shared }: FavouritesPageProps) {
  const { list } = useFavourites();
  const offers = shared ?? list;
  return (
    <div className={`${content} ${styles.page}`}>
      <PageHeader
        title={shared ? <Trans>Favourites shared with you</Trans> : <Trans>Your favourites</Trans>}
        lead={
          shared ? undefined : offers.length > 0 ? (
            <Trans>Saved on this device. Share a link to show them to others.</Trans>
          ) : undefined
        }
        aside={offers.length > 0 && <ShareLink offers={offers} />}
      />
      {shared && shared.length > 0 && <KeepAll offers={shared} />}
      {offers.length > 0 ? <FavouriteList offers={offers} /> : <NoFavourites />}
    </div>
  );
}

const idsOfKind = (offers: readonly OfferRef[], wanted: OfferRef['kind']) =>
  listOfIds(offers.flatMap(({ kind, id }) => (kind === wanted ? [id] : [])));

function ShareLink({ offers }: { offers: readonly OfferRef[] }) {
  const { t } = useLingui();
  const router = useRouter();
  async function share(): Promise<void> {
    const { publicHref } = router.buildLocation({
      to: '/favourites',
      search: { boats: idsOfKind(offers, 'boat'), tours: idsOfKind(offers, 'tour') },
    });
    const outcome = await shareLink(t`Favourites on Pruva`, publicHref);
    if (outcome === 'copied') await notifySuccess(t`The link is copied.`);
    if (outcome === 'failed') {
      await notifyError({ message: t`The link could not be copied. Please try again.` });
    }
  }
  return (
    <button type="button" className={button({ variant: 'secondary' })} onClick={() => void share()}>
      <Share2 aria-hidden="true" size={18} strokeWidth={1.75} />
      <Trans>Share the list</Trans>
    </button>
  );
}

/** Takes over what was shared, in its order. */
function KeepAll({ offers }: { offers: readonly OfferRef[] }) {
  const { has } = useFavourites();
  const missing = offers.filter((offer) => !has(offer));
  return missing.length > 0 && <KeepMissing offers={missing} />;
}

function KeepMissing({ offers }: { offers: readonly OfferRef[] }) {
  const { t } = useLingui();
  const { toggle } = useFavourites();
  const part = useFocusAround<HTMLDivElement>();
  return (
    <div ref={part} className={styles.notice}>
      <Notice
        action={
          <button
            type="button"
            className={button({ variant: 'secondary', size: 'small' })}
            onClick={() => {
              for (const offer of offers.toReversed()) toggle(offer);
              void notifySuccess(t`Added to your favourites.`);
            }}
          >
            <Trans>Save all</Trans>
          </button>
        }
      >
        <Trans>
          Someone shared this list with you. Tap a heart to save a boat or tour on this device.
        </Trans>
      </Notice>
    </div>
  );
}

function NoFavourites() {
  return (
    <EmptyState
      title={<Trans>No favourites yet</Trans>}
      action={
        <Link to="/boats" className={button()}>
          <Trans>Look at the boats</Trans>
        </Link>
      }
    >
      <Trans>Tap the heart on a boat or tour to save it here.</Trans>
    </EmptyState>
  );
}
