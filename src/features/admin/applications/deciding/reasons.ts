import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why applications are most often rejected: what is written on the button, and what the applicant reads. */
export const commonReasons: readonly { label: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    label: msg`Licence has run out`,
    text: msg`Your licence has run out. You can apply again with a valid one.`,
  },
  {
    label: msg`Document not legible`,
    text: msg`A document cannot be read. You can apply again with a sharper picture of it.`,
  },
  {
    label: msg`Document missing`,
    text: msg`A document is missing. You can apply again with your licence and your tax plate.`,
  },
  {
    label: msg`Details differ`,
    text: msg`What you wrote differs from your documents. Check it and apply again.`,
  },
];
