import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { content } from '../ui/theme/global.css.ts';
import { type } from '../ui/theme/type.css.ts';

export const Route = createFileRoute('/boats/')({
  head: () => ({ meta: [{ title: `${t`Boats`} · Pruva` }] }),
  component: Boats,
});

function Boats() {
  return (
    <div className={content}>
      <h1 className={type.title2}>
        <Trans>Boats</Trans>
      </h1>
    </div>
  );
}
