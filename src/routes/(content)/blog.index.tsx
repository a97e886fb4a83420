import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { blogPostsQuery } from '../../api/resources/content/queries.ts';
import { BlogPage } from '../../features/content/blog/blog-page.tsx';
import { countParam } from '../../lib/search-params.ts';
import { pageHead } from '../-head/page-head.ts';

const searchSchema = v.object({
  /** Counted from 1; anything but a whole number counts as not given. */
  page: countParam,
});

export const Route = createFileRoute('/(content)/blog/')({
  staticData: { prerender: 'skeleton' },
  validateSearch: searchSchema,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(blogPostsQuery());
  },
  head: () =>
    pageHead({
      title: 'Blog',
      description: t`Routes, coves and packing lists for the Turkish coast.`,
      path: '/blog',
    }),
  component: BlogRoute,
});

function BlogRoute() {
  const { page = 1 } = Route.useSearch();
  return <BlogPage page={page} />;
}
