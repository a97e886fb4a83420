import { Trans } from '@lingui/react/macro';
import { button } from '../../ui/actions/button/button.css.ts';
import * as styles from './broken-map.css.ts';
import type { DrawnMap } from './view/use-map.ts';

/** Says that the map lacks its drawing, or parts of it, and offers another try. */
export function BrokenMap({ isBroken, redraw }: Omit<DrawnMap, 'map'>) {
  return (
    <div className={styles.place} role="status">
      {isBroken && (
        <div className={styles.notice}>
          <p>
            <Trans>
              The map could not be loaded completely. Everything on it is in its right place.
            </Trans>
          </p>
          <button
            type="button"
            className={button({ variant: 'secondary', size: 'small' })}
            onClick={redraw}
          >
            <Trans>Try again</Trans>
          </button>
        </div>
      )}
    </div>
  );
}
