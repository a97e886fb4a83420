import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { BlogPostSummary } from '../../../../api/contract/types.ts';
import { blogPostsQuery } from '../../../../api/resources/content/queries.ts';
import * as listStyles from '../../../../domain/managed-list/managed-list.css.ts';
import { ManagedList } from '../../../../domain/managed-list/managed-list.tsx';
import { currentLocale } from '../../../../i18n/locale.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { includesTurkish } from '../../../../lib/turkish-text.ts';
import type { ContentSearch } from '../search-params.ts';
import { ContentFilters } from './content-filters.tsx';
import { ContentRow } from './content-row.tsx';
import { listPage } from './list-page.ts';

interface ContentListProps {
  search: ContentSearch;
  onSearch: (search: ContentSearch) => void;
}

function isWanted({ title, summary, author }: BlogPostSummary, query: string): boolean {
  const texts = [title.tr, title.en, summary.tr, summary.en, author];
  return texts.some((text) => includesTurkish(text, query));
}

/** The logbook: what is published of it, the newest first. */
export function StoryList({ search, onSearch }: ContentListProps) {
  const { t } = useLingui();
  const { page, query = '', ...rest } = search;
  const result = useQuery({
    ...blogPostsQuery(),
    select: (posts) =>
      listPage(
        posts.filter((post) => isWanted(post, query)),
        page,
      ),
  });
  const found = query === '' ? rest : { ...rest, query };
  return (
    <ManagedList
      result={result}
      to="/admin/content"
      search={search}
      count={(total) => <Plural value={total} one="# story" other="# stories" />}
      failureTitle={<Trans>The list could not be loaded</Trans>}
      isNarrowed={query !== ''}
      onClear={() => onSearch({ show: 'stories' })}
      emptyTitle={<Trans>No story yet</Trans>}
      filters={
        <ContentFilters
          search={search}
          onChange={(changes) => onSearch({ ...found, ...changes })}
        />
      }
    >
      {(posts) => (
        <ul className={listStyles.list} aria-label={t`Stories`}>
          {posts.map((post) => (
            <StoryRow key={post.slug} post={post} search={search} />
          ))}
        </ul>
      )}
    </ManagedList>
  );
}

function StoryRow({ post, search }: { post: BlogPostSummary; search: ContentSearch }) {
  const format = useFormat();
  const { title, author, publishedAt } = post;
  const day = format.date(publishedAt);
  return (
    <ContentRow entry={post} title={title[currentLocale()]} search={search}>
      {author} · <Trans>Published on {day}</Trans>
    </ContentRow>
  );
}
