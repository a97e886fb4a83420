import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { boatPagesKey, boatQuery } from '../../../../api/resources/boats/queries.ts';
import { uploadUrl } from '../../../../api/upload-path.ts';
import { listOfIds } from '../../../../lib/id-list.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { content } from '../../../../ui/theme/global.css.ts';
import { useTrip } from '../use-listing.ts';
import * as styles from './compare-tray.css.ts';
import { useComparison } from './use-comparison.ts';

/** The boats chosen to be compared, at the foot of the list, and the way to see them side by side. */
export default function CompareTray() {
  const { t } = useLingui();
  const { ids, toggle, clear } = useComparison();
  const trip = useTrip();
  const boats = useChosen(ids);
  if (ids.length === 0) return null;
  return (
    <section className={styles.tray} aria-label={t`Comparison`}>
      <div className={`${content} ${styles.row}`}>
        <ul className={styles.boats}>
          {ids.map((id, index) => {
            const { name = '…', imageUrl = null } = boats[index] ?? {};
            return (
              <li key={id} className={styles.boat}>
                {imageUrl && (
                  <img
                    className={styles.picture}
                    src={uploadUrl(imageUrl)}
                    alt=""
                    width={56}
                    height={42}
                  />
                )}
                <span className={styles.name}>{name}</span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t`Remove ${name} from the comparison`}
                  onClick={() => void toggle(id)}
                >
                  <X aria-hidden="true" size={16} strokeWidth={2} />
                </button>
              </li>
            );
          })}
        </ul>
        <div className={styles.actions}>
          <button type="button" className={`${link} ${styles.clear}`} onClick={clear}>
            <Trans>Clear</Trans>
          </button>
          {ids.length > 1 ? (
            <Link
              to="/compare"
              search={{ ...trip, boats: listOfIds(ids) }}
              className={button({ variant: 'sea' })}
            >
              <Plural value={ids.length} one="Compare # boat" other="Compare # boats" />
            </Link>
          ) : (
            <p className={styles.more}>
              <Trans>Choose another boat to compare</Trans>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** The chosen boats as far as they are known: from any list that was seen, else fetched for. */
function useChosen(ids: readonly number[]): (Pick<BoatSummary, 'name' | 'imageUrl'> | undefined)[] {
  const queryClient = useQueryClient();
  function seen(id: number): BoatSummary | undefined {
    const lists = queryClient.getQueriesData<{ content?: BoatSummary[] }>({
      queryKey: boatPagesKey,
    });
    return lists.flatMap(([, list]) => list?.content ?? []).find((boat) => boat.id === id);
  }
  const fetched = useQueries({
    queries: ids.map((id) => ({ ...boatQuery(id), enabled: seen(id) === undefined })),
  });
  return ids.map((id, index) => seen(id) ?? fetched[index]?.data);
}
