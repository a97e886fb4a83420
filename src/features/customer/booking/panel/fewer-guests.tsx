import { Plural } from '@lingui/react/macro';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';

interface FewerGuestsProps {
  /** What has no room for all: a boat, a tour, or one date of it. */
  kind: 'boat' | 'tour' | 'date';
  /** How many people the address asks for; undefined where it does not say. */
  asked: number | undefined;
  /** How many there is room for. */
  most: number;
}

/** Beside the field of the guests: that more were asked for than can come along. */
export function FewerGuests({ kind, asked = 0, most }: FewerGuestsProps) {
  if (asked <= most) return null;
  return (
    <Notice tone="warning" role="status">
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
    </Notice>
  );
}
