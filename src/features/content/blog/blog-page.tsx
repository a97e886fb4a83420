import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { BlogPostSummary } from '../../../api/contract/types.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { blogPostsQuery } from '../../../api/resources/content/queries.ts';
import { paginate } from '../../../lib/paginate.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { Paged } from '../../../ui/navigation/pagination/paged.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { content } from '../../../ui/theme/global.css.ts';
import * as styles from './blog-page.css.ts';
import { BlogSkeleton } from './blog-skeleton.tsx';
import { PostCard } from './post-card.tsx';

/** The first one large, then rows of two. */
const pageSize = 9;

/** `/blog`: what has been written, the newest first. `page` counts from 1. */
export function BlogPage({ page }: { page: number }) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = useQuery({
    ...blogPostsQuery(),
    retryOnMount: false,
  });
  return (
    <div className={`${content} ${styles.page}`}>
      <PageHeader
        size="large"
        title={<Trans>Logbook</Trans>}
        lead={
          <Trans>
            Routes, coves and packing lists, written by those who spend their summers out there.
          </Trans>
        }
      />
      {data && <Posts posts={data} page={page} />}
      {!data && error && !isFetching && (
        <ErrorDisplay {...failureOf(i18n, error)} onRetry={() => void refetch()} />
      )}
      {!data && (isFetching || !error) && <BlogSkeleton />}
    </div>
  );
}

function Posts({ posts, page }: { posts: readonly BlogPostSummary[]; page: number }) {
  if (posts.length === 0) {
    return (
      <EmptyState title={<Trans>The first page is still empty</Trans>}>
        <Trans>The first entry is being written. Please check back soon.</Trans>
      </EmptyState>
    );
  }
  const { items, pageCount } = paginate(posts, page, pageSize);
  return (
    <Paged
      page={page}
      pageCount={pageCount}
      renderLink={(target, props) => (
        <Link
          {...props}
          to="/blog"
          activeOptions={{ exact: true }}
          search={{ page: target === 1 ? undefined : target }}
        />
      )}
    >
      <ul className={styles.posts}>
        {items.map((post, index) => (
          <li key={post.slug}>
            <PostCard post={post} look={index === 0 ? 'large' : 'small'} level={2} />
          </li>
        ))}
      </ul>
    </Paged>
  );
}
