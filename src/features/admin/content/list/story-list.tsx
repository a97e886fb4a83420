import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { BlogPostSummary } from '../../../../api/contract/types.ts';
import { blogPostsQuery } from '../../../../api/resources/content/queries.ts';
import { uploadUrl } from '../../../../api/upload-path.ts';
import * as listStyles from '../../../../domain/managed-list/managed-list.css.ts';
import { ManagedList } from '../../../../domain/managed-list/managed-list.tsx';
import { DecorativePicture } from '../../../../domain/picture/decorative-picture.tsx';
import { currentLocale } from '../../../../i18n/locale.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { includesTurkish } from '../../../../lib/turkish-text.ts';
import type { ContentSearch } from '../search-params.ts';
import { ContentFilters } from './content-filters.tsx';
import * as styles from './content-list.css.ts';
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
      page={page ?? 1}
      count={(total) => <Plural value={total} one="# story" other="# stories" />}
      failureTitle={<Trans>The list could not be loaded</Trans>}
      isNarrowed={query !== ''}
      onClear={() => onSearch({ show: 'stories' })}
      emptyTitle={<Trans>No story yet</Trans>}
      renderLink={(wanted, link) => (
        <Link
          {...link}
          to="/admin/content"
          activeOptions={{ exact: true }}
          search={{ ...found, ...(wanted > 1 && { page: wanted }) }}
        />
      )}
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
  const locale = currentLocale();
  const { slug, title, summary, image, author, publishedAt } = post;
  const day = format.date(publishedAt);
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <DecorativePicture src={uploadUrl(image)} fallback={null} />
      </div>
      <div className={styles.texts}>
        <Link
          to="/admin/content"
          search={{ ...search, edit: slug }}
          preload={false}
          className={styles.link}
        >
          {title[locale]}
        </Link>
        <span className={styles.second}>{summary[locale]}</span>
      </div>
      <span className={styles.second}>
        {author} · <Trans>Published on {day}</Trans>
      </span>
    </li>
  );
}
