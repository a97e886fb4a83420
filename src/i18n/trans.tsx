import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/** Signs with which Lingui may read more in a text than its letters: an element, or a character that is escaped. */
const READ_BY_LINGUI = /[<\\]/;

/**
 * The macro's `Trans` becomes this one (lingui.config.ts). Lingui looks for elements in the finished text, values
 * and all: of what somebody typed, `<x>Ali</x>` would lose its tags, and `<0>Ali</0>` be drawn as the link of the
 * sentence. A value that is no text Lingui puts in afterwards, unread: such texts are handed over as one.
 */
export function Trans(props: TransProps) {
  const values = Object.entries(props.values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' && READ_BY_LINGUI.test(value) ? [value] : value,
  ]);
  return <LinguiTrans {...props} values={Object.fromEntries(values)} />;
}
