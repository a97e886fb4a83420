import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';

/** What the way to the form of a boat or tour is called. */
export function EditWords({ name }: { name: string }) {
  return (
    <>
      <Trans>Edit</Trans>
      <span className={visuallyHidden}> {name}</span>
    </>
  );
}

/** What the way to the public page of a boat or tour is called, which opens beside this one. */
export function PreviewWords({ name }: { name: string }) {
  return (
    <>
      <Trans>Preview</Trans>
      <ExternalLink aria-hidden="true" size={16} strokeWidth={1.75} />
      <span className={visuallyHidden}>
        {' '}
        {name} <Trans>(opens in a new tab)</Trans>
      </span>
    </>
  );
}
