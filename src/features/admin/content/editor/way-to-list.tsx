import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { keepSearchText } from '../../../../domain/managed-list/list-location.ts';
import type { ContentSearch } from '../search-params.ts';
import * as styles from './editor.css.ts';

/** Back to the list, as it was narrowed down. */
export function WayToList({ search: { edit: _, ...search } }: { search: ContentSearch }) {
  return (
    <Link to="/admin/content" search={search} state={keepSearchText} className={styles.way}>
      ← <Trans>Places and stories</Trans>
    </Link>
  );
}
