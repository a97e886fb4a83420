import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ListPageProps } from '../../../domain/managed-list/list-location.ts';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../ui/loading/lazy/lazy-section.tsx';
import * as tabStyles from '../../../ui/navigation/tabs/tabs.css.ts';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { PlaceList } from './list/place-list.tsx';
import { StoryList } from './list/story-list.tsx';
import { type ContentSearch, contentShownBy } from './search-params.ts';

const Editor = lazyComponent(() => import('./editor/editor.tsx'));

/** Both links lead to the page that is shown; which of them is selected says the address. */
const NOTHING = {};

/** `/admin/content`: what guests read of places, and the logbook; found, looked at and corrected. */
export function ContentPage({ search: address, text, onSearch }: ListPageProps<ContentSearch>) {
  const { t } = useLingui();
  const search = contentShownBy(address);
  const { show, edit } = search;
  if (edit !== undefined) {
    return (
      <LazySection placeholder={<Skeleton height="480px" />}>
        <Editor key={`${show} ${edit}`} kind={show ?? 'places'} slug={edit} search={search} />
      </LazySection>
    );
  }
  const List = show === 'stories' ? StoryList : PlaceList;
  return (
    <>
      <PageHeader title={<Trans>Places and stories</Trans>} />
      <nav aria-label={t`Places and stories`} className={tabStyles.list}>
        {([undefined, 'stories'] as const).map((each) => (
          <Link
            key={each ?? 'places'}
            to="/admin/content"
            search={each ? { show: each } : {}}
            activeProps={NOTHING}
            aria-current={each === show ? 'page' : undefined}
            data-selected={each === show || undefined}
            resetScroll={false}
            className={tabStyles.tab}
          >
            {each ? <Trans>Stories</Trans> : <Trans>Places</Trans>}
            {each === show && <span aria-hidden="true" className={tabStyles.underline} />}
          </Link>
        ))}
      </nav>
      <div className={tabStyles.panel}>
        <List search={search} text={text} onSearch={onSearch} />
      </div>
    </>
  );
}
