import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { keepSearchText } from '../../../../domain/managed-list/list-location.ts';
import { back } from '../../../../domain/record-sheet/record-sheet.css.ts';
import type { ContentSearch } from '../search-params.ts';

/** Back to the list, as it was narrowed down. */
export function WayToList({ search: { edit: _, ...search } }: { search: ContentSearch }) {
  return (
    <Link to="/admin/content" search={search} state={keepSearchText} className={back}>
      <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      <Trans>Places and stories</Trans>
    </Link>
  );
}
