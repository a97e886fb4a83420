import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';

interface FewerGuestsProps {
  /** What has no room for all: a boat, a tour, or one date of it. */
  kind: 'boat' | 'tour' | 'date';
  /** How many people the address asks for; undefined where it does not say. */
  asked: number | undefined;
  /** How many there is room for. */
  most: number;
  /** Goes on with as many as there is room for; what is asked for stands until then. */
  onAgree?: () => void;
  /** Leads to dates that may have room for all. */
  onOtherDates?: () => void;
}

/** Beside the field of the guests: that more were asked for than can come along. */
export function FewerGuests({ kind, asked = 0, most, onAgree, onOtherDates }: FewerGuestsProps) {
  if (asked <= most) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        onAgree &&
        most > 0 && (
          <>
            <Button variant="secondary" size="small" onPress={onAgree}>
              <Plural value={most} one="Go on with # person" other="Go on with # people" />
            </Button>
            {onOtherDates && (
              <Button variant="text" size="small" onPress={onOtherDates}>
                <Trans>Choose another date</Trans>
              </Button>
            )}
          </>
        )
      }
    >
      {kind === 'boat' && (
        <Plural
          value={most}
          one={`This boat takes # person; ${asked} were asked for.`}
          other={`This boat takes # people; ${asked} were asked for.`}
        />
      )}
      {kind === 'tour' && (
        <Plural
          value={most}
          one={`This tour takes # person; ${asked} were asked for.`}
          other={`This tour takes # people; ${asked} were asked for.`}
        />
      )}
      {kind === 'date' && (
        <Plural
          value={most}
          one={`This date has # seat; ${asked} were asked for.`}
          other={`This date has # seats; ${asked} were asked for.`}
        />
      )}
      {onAgree && (
        <>
          {' '}
          <Trans>Nothing has been booked yet.</Trans>
        </>
      )}
    </Notice>
  );
}
