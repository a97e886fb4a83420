import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import type { BlogPost } from '../../api/contract/types.ts';
import { ApiError } from '../../api/errors/api-error.ts';
import { blogPostQuery } from '../../api/resources/content/queries.ts';
import { uploadUrl } from '../../api/upload-path.ts';
import { ArticlePage } from '../../features/content/blog/article-page.tsx';
import { ArticlePending } from '../../features/content/blog/article-pending.tsx';
import { currentLocale } from '../../i18n/locale.ts';
import { pageHead } from '../-head/page-head.ts';
import { keepShown } from '../-offer/keep-shown.ts';

const load = keepShown<BlogPost>();

export const Route = createFileRoute('/(content)/blog/$slug')({
  staticData: { prerender: 'skeleton' },
  loader: async ({ context, params: { slug }, cause }) => {
    const post = await load({ key: slug, cause }, () =>
      context.queryClient.ensureQueryData(blogPostQuery(slug)),
    );
    if (!(post instanceof ApiError)) return post;
    // A text that can be no slug is answered 400.
    throw post.status === 404 || post.status === 400 ? notFound() : post;
  },
  head: ({ loaderData: post }) => {
    if (!post) return {};
    const locale = currentLocale();
    return pageHead({
      title: post.title[locale],
      description: post.summary[locale],
      path: `/blog/${post.slug}`,
      image: uploadUrl(post.image),
      data: {
        '@type': 'Article',
        headline: post.title[locale],
        description: post.summary[locale],
        inLanguage: locale,
        datePublished: post.publishedAt,
        author: { '@type': 'Person', name: post.author },
        publisher: { '@type': 'Organization', name: 'Pruva' },
      },
    });
  },
  pendingComponent: ArticlePending,
  component: ArticleRoute,
});

function ArticleRoute() {
  const { slug } = Route.useParams();
  const loaded = Route.useLoaderData();
  const { data: post = loaded } = useQuery(blogPostQuery(slug));
  return <ArticlePage post={post} />;
}
