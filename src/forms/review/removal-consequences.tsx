import { Plural, Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReviewRemoval } from '../../api/contract/types.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton/skeleton.tsx';
import { FailureNotice } from '../submission/failure-notice.tsx';

/** What goes with a review, and what its boat or tour is rated without it. */
export function RemovalConsequences({ preview }: { preview: UseQueryResult<ReviewRemoval> }) {
  if (preview.data) return <Consequences removal={preview.data} />;
  if (!preview.isError || preview.isFetching) return <Skeleton height="72px" />;
  return (
    <FailureNotice
      error={preview.error}
      title={<Trans>What deleting it does to the rating could not be loaded</Trans>}
      action={
        <Button variant="secondary" size="small" onPress={() => void preview.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

function Consequences({ removal }: { removal: ReviewRemoval }) {
  const format = useFormat();
  const { entityName, replies, before, after } = removal;
  const total = after.totalReviews;
  const was = before.averageRating === null ? null : format.rating(before.averageRating);
  const is = after.averageRating === null ? null : format.rating(after.averageRating);
  return (
    <>
      <p>
        <Plural
          value={replies}
          _0="The review goes for good."
          one="The review goes for good, and its reply with it."
          other="The review goes for good, and its # replies with it."
        />
      </p>
      <p>
        {is === null ? (
          <Trans>
            It is the only one of {entityName}, which is rated {was} now and will have no rating.
          </Trans>
        ) : is === was ? (
          <Plural
            value={total}
            one={`The rating of ${entityName} stays ${was}, from # review.`}
            other={`The rating of ${entityName} stays ${was}, from # reviews.`}
          />
        ) : (
          <Plural
            value={total}
            one={`The rating of ${entityName} goes from ${was} to ${is}, from # review.`}
            other={`The rating of ${entityName} goes from ${was} to ${is}, from # reviews.`}
          />
        )}
      </p>
    </>
  );
}
