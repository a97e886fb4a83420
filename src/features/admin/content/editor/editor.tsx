import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { failureOf } from '../../../../api/errors/messages.ts';
import { updateBlogPost, updateDestination } from '../../../../api/resources/content/mutations.ts';
import { blogPostsQuery, destinationsQuery } from '../../../../api/resources/content/queries.ts';
import {
  blogPostRecordQuery,
  destinationRecordQuery,
} from '../../../../api/resources/content/record-queries.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import type { ContentSearch } from '../search-params.ts';
import { placeTexts, storyTexts, toBlogPostUpdate, toDestinationUpdate } from './texts.ts';
import { TextsForm } from './texts-form.tsx';
import { WayToList } from './way-to-list.tsx';

interface EditorProps {
  kind: 'places' | 'stories';
  /** The end of its address. */
  slug: string;
  /** The list that it was opened from. */
  search: ContentSearch;
}

/** One place or story: its texts, and how guests read them. */
export default function Editor({ kind, ...rest }: EditorProps) {
  return kind === 'stories' ? <StoryEditor {...rest} /> : <PlaceEditor {...rest} />;
}

type Shown = Omit<EditorProps, 'kind'>;

function PlaceEditor({ slug, search }: Shown) {
  const queryClient = useQueryClient();
  const query = destinationRecordQuery(slug);
  const result = useQuery({ ...query, staleTime: 0 });
  if (!result.data) return <NotThere result={result} search={search} />;
  const { name } = result.data;
  return (
    <>
      <PageHeader
        title={name}
        above={<WayToList search={search} />}
        aside={
          <Link to="/destinations/$slug" params={{ slug }} target="_blank" className={link}>
            <Trans>See it on the site</Trans>
          </Link>
        }
      />
      <TextsForm
        kind="places"
        record={result.data}
        valuesOf={placeTexts}
        readAnew={() => queryClient.fetchQuery({ ...query, staleTime: 0 })}
        write={async (texts, version) => {
          const saved = await updateDestination(slug, toDestinationUpdate(texts), version);
          queryClient.setQueryData(query.queryKey, saved);
          return saved;
        }}
        listKey={destinationsQuery().queryKey}
        slug={slug}
      />
    </>
  );
}

function StoryEditor({ slug, search }: Shown) {
  const queryClient = useQueryClient();
  const query = blogPostRecordQuery(slug);
  const result = useQuery({ ...query, staleTime: 0 });
  if (!result.data) return <NotThere result={result} search={search} />;
  return (
    <>
      <PageHeader
        title={<Trans>Edit the story</Trans>}
        above={<WayToList search={search} />}
        aside={
          <Link to="/blog/$slug" params={{ slug }} target="_blank" className={link}>
            <Trans>See it on the site</Trans>
          </Link>
        }
      />
      <TextsForm
        kind="stories"
        record={result.data}
        valuesOf={storyTexts}
        readAnew={() => queryClient.fetchQuery({ ...query, staleTime: 0 })}
        write={async (texts, version) => {
          const saved = await updateBlogPost(slug, toBlogPostUpdate(texts), version);
          queryClient.setQueryData(query.queryKey, saved);
          return saved;
        }}
        listKey={blogPostsQuery().queryKey}
        slug={slug}
      />
    </>
  );
}

interface NotThereProps {
  result: { error: unknown; isFetching: boolean; refetch: () => unknown };
  search: ContentSearch;
}

/** Loading, failed, or gone. */
function NotThere({ result: { error, isFetching, refetch }, search }: NotThereProps) {
  const { i18n } = useLingui();
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <>
      <PageHeader title={<Trans>Places and stories</Trans>} above={<WayToList search={search} />} />
      {!error && <Skeleton height="480px" />}
      {isGone && (
        <EmptyState title={<Trans>Record not found</Trans>}>
          <Trans>It may have been taken off the site.</Trans>
        </EmptyState>
      )}
      {Boolean(error) && !isGone && (
        <ErrorDisplay
          {...failureOf(i18n, error)}
          title={<Trans>The details could not be loaded</Trans>}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
