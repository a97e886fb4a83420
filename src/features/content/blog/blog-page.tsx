import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { BlogPostSummary } from '../../../api/contract/types.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { blogPostsQuery } from '../../../api/resources/content/queries.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { Pagination } from '../../../ui/navigation/pagination/pagination.tsx';
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
        <Trans>The first entry is being written. Please look in again soon.</Trans>
      </EmptyState>
    );
  }
  const pageCount = Math.ceil(posts.length / pageSize);
  const shown = posts.slice((page - 1) * pageSize, page * pageSize);
  if (shown.length === 0) {
    return (
      <EmptyState
        title={<Trans>There is no such page</Trans>}
        action={
          <Link to="/blog" className={button({ variant: 'secondary' })}>
            <Trans>To the newest entries</Trans>
          </Link>
        }
      >
        <Trans>The logbook has fewer pages than that.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.posts}>
        {shown.map((post, index) => (
          <li key={post.slug}>
            <PostCard post={post} look={index === 0 ? 'large' : 'small'} level={2} />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <div className={styles.pages}>
          <Pagination
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
          />
        </div>
      )}
    </>
  );
}
