import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { BlogPost } from '../../../api/contract/types.ts';
import { blogPostsQuery } from '../../../api/resources/content/queries.ts';
import { currentLocale } from '../../../i18n/locale.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs/breadcrumbs.tsx';
import { SectionHeading } from '../../../ui/page/section-heading/section-heading.tsx';
import { content } from '../../../ui/theme/global.css.ts';
import * as styles from './article-page.css.ts';
import { PostCard } from './post-card.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostPicture } from './post-picture.tsx';

/** `/blog/<entry>`: one entry to read. */
export function ArticlePage({ post }: { post: BlogPost }) {
  const locale = currentLocale();
  const title = post.title[locale];
  return (
    <div className={content}>
      <article>
        <header className={styles.header}>
          <Breadcrumbs
            items={[
              {
                id: 'all',
                link: <Link to="/blog">Blog</Link>,
              },
            ]}
            current={title}
          />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.summary}>{post.summary[locale]}</p>
          <PostFacts post={post} />
        </header>
        <div className={styles.picture}>
          <PostPicture path={post.image} aboveFold />
        </div>
        <div className={styles.text}>
          {post.paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name and never move
            <p key={index}>{paragraph[locale]}</p>
          ))}
          <Link to="/boats" className={button({ variant: 'secondary' })}>
            <Trans>See the boats</Trans>
          </Link>
        </div>
      </article>
      <MoreEntries slug={post.slug} />
    </div>
  );
}

/** What else there is to read, the newest first; nothing is missed where that is not known. */
function MoreEntries({ slug }: { slug: string }) {
  const { data = [] } = useQuery(blogPostsQuery());
  const others = data.filter((post) => post.slug !== slug).slice(0, 2);
  if (others.length === 0) return null;
  return (
    <aside className={styles.more}>
      <SectionHeading light="dusk" sunAt={0.8}>
        <Trans>Read on</Trans>
      </SectionHeading>
      <ul className={styles.entries}>
        {others.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} look="small" level={3} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
