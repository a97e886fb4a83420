import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { BlogPostSummary } from '../../../../api/contract/types.ts';
import { blogPostsQuery } from '../../../../api/resources/content/queries.ts';
import type { ShowList } from '../../../../domain/managed-list/list-location.ts';
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
  text: string | undefined;
  onSearch: ShowList<ContentSearch>;
}

function isWanted({ title, summary, author }: BlogPostSummary, text = ''): boolean {
  const texts = [title.tr, title.en, summary.tr, summary.en, author];
  return texts.some((each) => includesTurkish(each, text));
}

/** The logbook: what is published of it, the newest first. */
export function StoryList({ search, text, onSearch }: ContentListProps) {
  const { t } = useLingui();
  const { page, ...rest } = search;
  const result = useQuery({
    ...blogPostsQuery(),
    select: (posts) =>
      listPage(
        posts.filter((post) => isWanted(post, text)),
        page,
      ),
  });
  return (
    <ManagedList
      result={result}
      to="/admin/content"
      search={search}
      count={(total) => <Plural value={total} one="# story" other="# stories" />}
      failureTitle={<Trans>The list could not be loaded</Trans>}
      isNarrowed={text !== undefined}
      onClear={() => onSearch({ show: 'stories' }, undefined)}
      emptyTitle={<Trans>No story yet</Trans>}
      filters={
        <ContentFilters
          search={search}
          text={text}
          onText={(next) => onSearch(rest, next)}
          onChange={(changes) => onSearch({ ...rest, ...changes }, text)}
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
